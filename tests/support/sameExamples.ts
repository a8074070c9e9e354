import fc from 'fast-check';

/**
 * `npm test` draws the same random examples each time, so that a red run is about the change and not about luck;
 * `npm run test:faults` sets NEW_EXAMPLES and draws new ones, many more of them. What it finds gets a test by name.
 */
const SEED = 20_261_121;

if (!process.env['NEW_EXAMPLES']) fc.configureGlobal({ seed: SEED });
