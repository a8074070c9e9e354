let fixedMs = Number.NEGATIVE_INFINITY;

/** Says that a key was corrected, or a frozen paper changed; call it after the commit. Caches of papers end here. */
export function noteKeyFix(): void {
  fixedMs = performance.now();
}

/** When this process last corrected a key, by `performance.now()`. */
export const lastKeyFixMs = (): number => fixedMs;
