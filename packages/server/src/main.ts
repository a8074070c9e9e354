// Entry point of the server. Import hooks for packages have to be registered before anything else is loaded.
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

// Caches compiled code in the system's temporary folder, which saves a seventh of the processor time of a start.
enableCompileCache();

const found = new Map<string, ResolveFnOutput>();

/** The 400 files of Drizzle import each other by whole paths, and all are modules. */
const DRIZZLE = '/node_modules/drizzle-orm/';

/** Matches `drizzle-orm/pg-core`, but not `./rows.ts`, `#storybook/preview` or `node:fs`. */
const PACKAGE = /^(?:@[\w-]+\/)?[\w-]+(?:\/[^:]*)?$/;

/**
 * Node parses a package's whole package.json for each importing file; that of drizzle-orm has 180 kB, and with 280
 * imports this was half of the start. All files outside node_modules resolve packages alike, so resolutions are cached.
 */
registerHooks({
  resolve(name, context, next) {
    if (name.startsWith('.') && name.endsWith('.js') && context.parentURL?.includes(DRIZZLE)) {
      return { url: new URL(name, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!PACKAGE.test(name) || context.parentURL?.includes('/node_modules/')) return next(name, context);
    const key = `${context.conditions.join()} ${name}`;
    const known = found.get(key) ?? { ...next(name, context), shortCircuit: true };
    found.set(key, known);
    return known;
  },
});

await import('./serve.ts');
