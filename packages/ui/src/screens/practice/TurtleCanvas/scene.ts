import type { TurtleFont, TurtleOp, TurtleShape } from '@aosai/api/practice/python/turtleOps';

/** State of a turtle; (0, 0) is the centre of the canvas and y grows upwards. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
  isDown: boolean;
  width: number;
  ink: string;
  filler: string;
  isVisible: boolean;
  shape: TurtleShape;
}

export type Point = readonly [x: number, y: number];

/** A mark on the paper; later marks lie above earlier ones. */
export type Mark =
  | { kind: 'line'; from: Point; to: Point; width: number; color: string }
  /** Inserted where `begin_fill` was, so that the outline drawn since lies above it. */
  | { kind: 'area'; points: Point[] | null; color: string }
  | { kind: 'dot'; at: Point; size: number; color: string }
  | { kind: 'stamp'; pose: Pose }
  | { kind: 'text'; at: Point; text: string; align: CanvasTextAlign; font: TurtleFont; color: string };

interface Turtle {
  pose: Pose;
  /** Corners since `begin_fill`, and the index of their area among the marks. */
  filling: { points: Point[]; at: number } | null;
  /** Stack for `undo`: the state before each operation. */
  past: { pose: Pose; marks: number; filling: Turtle['filling']; corners: number }[];
}

export interface Scene {
  marks: { id: number; mark: Mark }[];
  turtles: Map<number, Turtle>;
  background: string;
  /** Incremented when marks already painted have changed. */
  repaints: number;
}

const START: Pose = {
  x: 0,
  y: 0,
  heading: 0,
  isDown: true,
  width: 1,
  ink: 'black',
  filler: 'black',
  isVisible: true,
  shape: 'classic',
};

export const emptyScene = (): Scene => ({ marks: [], turtles: new Map(), background: 'white', repaints: 0 });

const newTurtle = (): Turtle => ({ pose: START, filling: null, past: [] });

function turtleOf(scene: Scene, id: number): Turtle {
  const known = scene.turtles.get(id);
  if (known) return known;
  const made = newTurtle();
  scene.turtles.set(id, made);
  return made;
}

const isNot = (id: number) => (mark: { id: number }) => mark.id !== id;

function undo(scene: Scene, id: number, turtle: Turtle): void {
  const last = turtle.past.pop();
  if (!last) return;
  // Keeps what other turtles drew in the meantime.
  const later = scene.marks.slice(last.marks).filter(isNot(id));
  scene.marks = [...scene.marks.slice(0, last.marks), ...later];
  turtle.pose = last.pose;
  turtle.filling = last.filling;
  if (last.filling) {
    last.filling.points.length = last.corners;
    const area = scene.marks[last.filling.at]?.mark;
    if (area?.kind === 'area') area.points = null;
  }
  scene.repaints += 1;
}

function closeArea(scene: Scene, turtle: Turtle): void {
  const { filling, pose } = turtle;
  const area = filling && scene.marks[filling.at]?.mark;
  turtle.filling = null;
  if (!filling || area?.kind !== 'area' || filling.points.length < 3) return;
  area.points = [...filling.points];
  area.color = pose.filler;
  scene.repaints += 1;
}

/** Applies one operation to the scene, in place because a drawing has tens of thousands. */
export function show(scene: Scene, op: TurtleOp): void {
  if (op.name === 'bg') {
    scene.background = op.color;
    scene.repaints += 1;
  }
  if (!('id' in op)) return;
  const turtle = turtleOf(scene, op.id);
  const { pose } = turtle;
  const at: Point = [pose.x, pose.y];
  const put = (mark: Mark) => scene.marks.push({ id: op.id, mark });
  switch (op.name) {
    case 'go':
      if (pose.isDown) put({ kind: 'line', from: at, to: [op.x, op.y], width: pose.width, color: pose.ink });
      turtle.pose = { ...pose, x: op.x, y: op.y };
      turtle.filling?.points.push([op.x, op.y]);
      return;
    case 'turn':
      turtle.pose = { ...pose, heading: op.heading };
      return;
    case 'pen':
      turtle.pose = { ...pose, isDown: op.isDown, width: op.width, ink: op.ink, filler: op.filler };
      return;
    case 'look':
      turtle.pose = { ...pose, isVisible: op.isVisible, shape: op.shape };
      return;
    case 'fill':
      turtle.filling = { points: [at], at: scene.marks.length };
      put({ kind: 'area', points: null, color: pose.filler });
      return;
    case 'filled':
      closeArea(scene, turtle);
      return;
    case 'dot':
      put({ kind: 'dot', at, size: op.size, color: op.color });
      return;
    case 'stamp':
      put({ kind: 'stamp', pose });
      return;
    case 'write':
      put({ kind: 'text', at, text: op.text, align: op.align, font: op.font, color: pose.ink });
      return;
    case 'mark':
      turtle.past.push({
        pose,
        marks: scene.marks.length,
        filling: turtle.filling,
        corners: turtle.filling?.points.length ?? 0,
      });
      return;
    case 'undo':
      undo(scene, op.id, turtle);
      return;
    case 'clear':
    case 'reset':
      for (const entry of scene.marks) if (entry.id === op.id) entry.mark = { kind: 'area', points: null, color: '' };
      turtle.filling = null;
      turtle.past = [];
      if (op.name === 'reset') turtle.pose = START;
      scene.repaints += 1;
      return;
    case 'new':
    case 'speed':
      return;
    default:
      op satisfies never;
  }
}
