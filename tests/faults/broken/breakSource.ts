import { registerHooks } from 'node:module';

/** A control in the product's source, and its replacement in a build that must fail a fault test. */
export interface Break {
  /** Suffix of the file's path. */
  file: string;
  control: string;
  instead: string;
}

/** Makes this process load sources with these controls replaced. Throws when a control is not found. */
export function breakSource(breaks: readonly Break[]): void {
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      const wanted = breaks.filter(({ file }) => url.endsWith(file));
      if (wanted.length === 0 || !loaded.source) return loaded;
      let source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      for (const { file, control, instead } of wanted) {
        if (!source.includes(control))
          throw new Error(`${file} has no longer the control that a broken build takes out`);
        source = source.replace(control, instead);
      }
      return { ...loaded, source };
    },
  });
}
