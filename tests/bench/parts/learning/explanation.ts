import { explainCpp } from '@aosai/api/judging/explain/explainCpp';
import { explainPython } from '@aosai/api/judging/explain/explainPython';
import cpp from '../../../explanations/cpp.json' with { type: 'json' };
import python from '../../../explanations/python.json' with { type: 'json' };
import { openWorkshop } from '../../../explanations/workshop.ts';
import { percentile } from '../../../load/percentile.ts';

/** Programs of each language, spread over the corpus; compiling all takes minutes. */
const PROGRAMS = 40;

const spread = <T>(all: readonly T[]): T[] =>
  Array.from({ length: PROGRAMS }, (_, no) => all.slice(Math.floor((no * all.length) / PROGRAMS))[0]).filter(
    (one) => one !== undefined,
  );

/** Time that the rules take for a message of the compiler or of Python, once the rules have been used. */
export async function explanationTimes() {
  const workshop = await openWorkshop();
  const acts: (() => unknown)[] = [];
  try {
    for (const { source } of spread(cpp)) {
      const message = await workshop.compiled(source);
      acts.push(() => explainCpp(message, source));
    }
    for (const { source, input } of spread(python)) {
      const message = await workshop.executed(source, input ?? '');
      acts.push(() => explainPython(message, source));
    }
  } finally {
    await workshop.close();
  }
  const times: number[] = [];
  for (const act of acts) {
    act();
    const startedMs = performance.now();
    act();
    times.push(performance.now() - startedMs);
  }
  return { messages: times.length, p50Ms: percentile(times, 50), maxMs: percentile(times, 100) };
}
