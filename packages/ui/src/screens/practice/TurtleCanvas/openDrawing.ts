import { type Brush, paintMarks, paintTurtle } from './paint.ts';
import { advance, between, newReplay, type Replay, stepOnce } from './replay.ts';
import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';

/** Size of a drawing in pixels of the program; its centre is (0, 0). */
interface Paper {
  width: number;
  height: number;
}

/** Extent of the drawing after the operations read so far. */
interface Extent {
  asked: Paper;
  right: number;
  top: number;
  seen: number;
}

const MARGIN = 20;
const MOST = 8_000;

const newExtent = (): Extent => ({ asked: { width: 640, height: 480 }, right: 0, top: 0, seen: 0 });

/** Extends the extent in place by the new operations only, as a drawing grows by thousands while it is shown. */
function measure(extent: Extent, ops: readonly TurtleOp[], count: number): void {
  for (; extent.seen < count; extent.seen += 1) {
    const op = ops[extent.seen];
    if (op?.name === 'setup') extent.asked = { width: op.width, height: op.height };
    if (op?.name !== 'go') continue;
    extent.right = Math.max(extent.right, Math.abs(op.x));
    extent.top = Math.max(extent.top, Math.abs(op.y));
  }
}

/** The size set by `setup`, else the default; larger if the drawing goes beyond it. */
function paperOf({ asked: { width, height }, right, top }: Extent): Paper {
  const wanted = Math.max(1, (2 * right + MARGIN) / width, (2 * top + MARGIN) / height);
  const by = Math.min(wanted, MOST / width, MOST / height);
  return { width: Math.round(width * by), height: Math.round(height * by) };
}

/** The operations of a program so far. The array is appended to in place; `count` is its length now. */
export interface Steps {
  ops: readonly TurtleOp[];
  count: number;
}

export interface Drawing {
  /** Takes more operations of the same drawing, or another drawing. */
  take: (steps: Steps) => void;
  /** Speed relative to the program's; Infinity shows everything at once, 0 pauses. */
  pace: (times: number) => void;
  step: () => void;
  restart: () => void;
  toPng: () => Promise<Blob | null>;
  dispose: () => void;
}

/** Screen pixels per pixel of the program, as long as the canvas stays within a size that phones support. */
const SHARPNESS = 2;
const MOST_PIXELS = 3_000;

const sharpnessOf = ({ width, height }: Paper) => Math.min(SHARPNESS, MOST_PIXELS / Math.max(width, height));

function brushOf(canvas: HTMLCanvasElement): Brush {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser paints no canvas');
  return brush;
}

function toMiddle(brush: Brush, paper: Paper): void {
  const sharp = sharpnessOf(paper);
  brush.setTransform(sharp, 0, 0, -sharp, (paper.width / 2) * sharp, (paper.height / 2) * sharp);
}

function fill(canvas: HTMLCanvasElement, color: string): void {
  const brush = brushOf(canvas);
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.fillStyle = color;
  brush.fillRect(0, 0, canvas.width, canvas.height);
}

/** Replays a drawing on a canvas, step by step at its turtles' speeds. */
export function openDrawing(canvas: HTMLCanvasElement, onProgress: (at: number) => void): Drawing {
  const sheet = document.createElement('canvas');
  let steps: Steps = { ops: [], count: 0 };
  let extent: Extent = newExtent();
  let replay: Replay = newReplay();
  let times = 1;
  let painted = { marks: 0, repaints: -1, size: '' };
  let frame = 0;
  let lastMs: number | null = null;

  const paint = () => {
    const { scene } = replay;
    const paper = paperOf(extent);
    const size = `${paper.width} ${paper.height}`;
    if (painted.size !== size) {
      const sharp = sharpnessOf(paper);
      for (const one of [sheet, canvas]) {
        one.width = paper.width * sharp;
        one.height = paper.height * sharp;
      }
    }
    if (painted.size !== size || painted.repaints !== scene.repaints) {
      fill(sheet, scene.background);
      painted = { marks: 0, repaints: scene.repaints, size };
    }
    const brush = brushOf(sheet);
    toMiddle(brush, paper);
    paintMarks(brush, scene, painted.marks);
    painted.marks = scene.marks.length;

    const top = brushOf(canvas);
    top.setTransform(1, 0, 0, 1, 0, 0);
    top.drawImage(sheet, 0, 0);
    toMiddle(top, paper);
    const moving = between(replay, steps.ops);
    for (const [id, { pose }] of scene.turtles) {
      const place = moving?.id === id ? moving : pose;
      if (place !== pose && pose.isDown) {
        top.beginPath();
        top.lineTo(pose.x, pose.y);
        top.lineTo(place.x, place.y);
        top.lineWidth = pose.width;
        top.strokeStyle = pose.ink;
        top.lineCap = 'round';
        top.stroke();
      }
      if (pose.isVisible) paintTurtle(top, { ...pose, x: place.x, y: place.y });
    }
    onProgress(replay.at);
  };

  const tick = (nowMs: number) => {
    frame = 0;
    const passed = lastMs === null ? 0 : nowMs - lastMs;
    lastMs = nowMs;
    // A background page gets no frames; the limit makes the replay continue where it stopped.
    advance(replay, steps.ops, times === Infinity ? Infinity : Math.min(passed, 100) * times);
    paint();
    play();
  };
  const play = () => {
    if (frame !== 0) return;
    if (times > 0 && replay.at < steps.count) frame = requestAnimationFrame(tick);
    else lastMs = null;
  };
  const restart = () => {
    replay = newReplay();
    painted = { marks: 0, repaints: -1, size: '' };
    lastMs = null;
    paint();
    play();
  };

  return {
    take: (next) => {
      const isOther = next.ops !== steps.ops;
      steps = next;
      if (isOther) extent = newExtent();
      measure(extent, steps.ops, steps.count);
      if (isOther) restart();
      play();
    },
    pace: (next) => {
      times = next;
      play();
    },
    step: () => {
      stepOnce(replay, steps.ops);
      paint();
    },
    restart,
    toPng: () => new Promise((resolve) => canvas.toBlob(resolve, 'image/png')),
    dispose: () => cancelAnimationFrame(frame),
  };
}
