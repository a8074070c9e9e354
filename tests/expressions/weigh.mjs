// Reads expressions as JSON on standard input and writes for each what its worst text costs. In a process of its own:
// the checker takes its setting from the environment, and half a minute of a processor.
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';

/** The same texts are tried each time, where trying is needed. */
const SETTINGS = { randomSeed: 1, timeout: 60_000 };

const expressions = JSON.parse(readFileSync(0, 'utf8'));
const costs = expressions.map(({ source, flags }) => {
  const { status, complexity, attack } = checkSync(source, flags, SETTINGS);
  return status === 'safe' ? 'linear' : `${complexity?.summary ?? 'unknown'}: ${attack?.pattern ?? ''}`;
});
process.stdout.write(JSON.stringify(costs));
