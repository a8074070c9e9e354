import { registerHooks } from 'node:module';

/** One control of the product, and what stands in its place in a build that must make a fault test red. */
export interface Break {
  /** End of the file's path. */
  file: string;
  control: string;
  instead: string;
}

/** For this process: loads the product's sources with these controls taken out. Throws when one is not where it was. */
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
