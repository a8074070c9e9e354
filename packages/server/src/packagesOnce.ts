import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

// Compiled once and kept in the system's folder for temporary files: a seventh of the processor time of a start.
enableCompileCache();

const found = new Map<string, ResolveFnOutput>();

/** Its 400 files name each other by their whole paths, and all are modules. */
const DRIZZLE = '/node_modules/drizzle-orm/';

/** `drizzle-orm/pg-core`, not `./rows.ts`, `#storybook/preview` or `node:fs`. */
const PACKAGE = /^(?:@[\w-]+\/)?[\w-]+(?:\/[^:]*)?$/;

/**
 * Node parses the whole package.json of a package for each file that imports it, and that of drizzle-orm has 180 kB: at
 * 280 imports this was half of the start. All files outside node_modules find the same packages.
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
