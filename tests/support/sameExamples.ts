import fc from 'fast-check';

/**
 * `npm test` draws the same random examples each time, so that a failure is due to the change and not to chance.
 * `npm run test:nightly` sets NEW_EXAMPLES and draws new ones, many more. Each failure it finds gets a separate test.
 */
const SEED = 20_261_121;

if (!process.env['NEW_EXAMPLES']) fc.configureGlobal({ seed: SEED });
