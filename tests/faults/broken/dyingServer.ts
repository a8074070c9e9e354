// A server that kills itself at the step between an order and its card that DIES_AT names.
import { breakSource } from './breakSource.ts';
import { DYING_POINTS } from './dyingPoints.ts';

const point = DYING_POINTS.find(({ name }) => name === process.env['DIES_AT']);
if (!point) throw new Error('DIES_AT names no step');
const { file, before } = point;
// SIGKILL, so that nothing after it runs, not even cleanup.
const instead = `process.kill(process.pid, 'SIGKILL');\n${before}`;
breakSource([{ file, control: before, instead }]);
await import('../../support/serverWithClock.ts');
