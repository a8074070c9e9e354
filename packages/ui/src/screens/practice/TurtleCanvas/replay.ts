import { emptyScene, type Scene, show } from './scene.ts';
import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';

/** Progress of a replay. `ms` is the time spent on the current operation. */
export interface Replay {
  scene: Scene;
  at: number;
  ms: number;
  tracer: number;
  speeds: Map<number, number>;
}

export const newReplay = (): Replay => ({ scene: emptyScene(), at: 0, ms: 0, tracer: 1, speeds: new Map() });

const FRAME_MS = 10;

/** Duration of an operation at its turtle's speed, as in CPython: a number of pixels or degrees per 10 ms. */
function stepMs({ scene, speeds, tracer }: Replay, op: TurtleOp): number {
  if (op.name === 'update') return tracer === 1 ? 0 : 2 * FRAME_MS;
  if (tracer !== 1 || (op.name !== 'go' && op.name !== 'turn')) return 0;
  const speed = speeds.get(op.id) ?? 3;
  if (speed === 0) return 0;
  const pose = scene.turtles.get(op.id)?.pose ?? { x: 0, y: 0, heading: 0 };
  if (op.name === 'go') return (Math.hypot(op.x - pose.x, op.y - pose.y) / (3 * 1.1 ** speed * speed)) * FRAME_MS;
  const turned = Math.abs(op.heading - pose.heading) % 360;
  return (Math.min(turned, 360 - turned) / (3 * speed)) * FRAME_MS;
}

function pass(replay: Replay, op: TurtleOp): void {
  show(replay.scene, op);
  if (op.name === 'tracer') replay.tracer = op.every;
  if (op.name === 'speed') replay.speeds.set(op.id, op.speed);
  replay.at += 1;
  replay.ms = 0;
}

/** Advances the replay in place by some milliseconds; Infinity shows the whole drawing. */
export function advance(replay: Replay, ops: readonly TurtleOp[], ms: number): void {
  replay.ms += ms;
  for (let op = ops[replay.at]; op; op = ops[replay.at]) {
    const left = replay.ms - stepMs(replay, op);
    if (left < 0) return;
    pass(replay, op);
    replay.ms = left;
  }
  replay.ms = 0;
}

const IS_SEEN = new Set<TurtleOp['name']>([
  'go',
  'turn',
  'dot',
  'stamp',
  'write',
  'filled',
  'clear',
  'reset',
  'undo',
  'bg',
]);

/** Advances up to and including the next visible operation. */
export function stepOnce(replay: Replay, ops: readonly TurtleOp[]): void {
  for (let op = ops[replay.at]; op; op = ops[replay.at]) {
    pass(replay, op);
    if (IS_SEEN.has(op.name)) return;
  }
}

/** Position of a turtle in the middle of the current move; null at other times. */
export function between(replay: Replay, ops: readonly TurtleOp[]): { id: number; x: number; y: number } | null {
  const op = ops[replay.at];
  if (!op || op.name !== 'go' || replay.ms === 0) return null;
  const pose = replay.scene.turtles.get(op.id)?.pose;
  const whole = stepMs(replay, op);
  if (!pose || whole === 0) return null;
  const part = Math.min(1, replay.ms / whole);
  return { id: op.id, x: pose.x + (op.x - pose.x) * part, y: pose.y + (op.y - pose.y) * part };
}
