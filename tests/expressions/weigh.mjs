// Reads regular expressions as JSON from standard input and writes the worst-case cost of each. Runs in a separate
// process, since the checker is configured by the environment and takes half a minute of processor time.
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';

/**
 * A fixed seed and no time limits of its steps, so that the checker tries the same texts on a busy machine too: with
 * its usual seconds it called a linear expression quadratic.
 */
const SETTINGS = {
  randomSeed: 1,
  timeout: 300_000,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
};

const expressions = JSON.parse(readFileSync(0, 'utf8'));
const costs = expressions.map(({ source, flags }) => {
  const { status, complexity, attack } = checkSync(source, flags, SETTINGS);
  return status === 'safe' ? 'linear' : `${complexity?.summary ?? 'unknown'}: ${attack?.pattern ?? ''}`;
});
process.stdout.write(JSON.stringify(costs));
