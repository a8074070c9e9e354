import { type AnimationPlace, animationPlaceAt } from './animationBlocks.ts';
import { fenceAt, type LessonBlock, type LessonFault, type LessonPlace, lessonPlaceAt } from './lessonBlocks.ts';

type Place = LessonPlace | AnimationPlace;

/** What begins like a block and is none, such as a misspelt name. */
const UNKNOWN = /^:::[ \t]*([\p{L}\d_-]+)[ \t]*$/u;

/** Which blocks a text may have. */
interface Kinds {
  placeAt: (lines: readonly string[], at: number) => Place | null;
  words: string;
}
const LECTURE: Kinds = {
  placeAt: (lines, at) => lessonPlaceAt(lines, at) ?? animationPlaceAt(lines, at),
  words: ':::predict、:::gap 和 :::animation',
};
const ARTICLE: Kinds = { placeAt: animationPlaceAt, words: ':::animation' };

/** The blocks of a text, right or not, outside of fences. */
function placesIn(lines: readonly string[], { placeAt, words }: Kinds): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const fence = fenceAt(lines, at);
    const place = fence ? null : placeAt(lines, at);
    const unknown = fence || place ? null : UNKNOWN.exec(lines[at] ?? '');
    if (place) places.push(place);
    if (unknown) {
      const message = `没有 :::${unknown[1] ?? ''} 这种块，可以用 ${words}`;
      places.push({ from: at, to: at, block: null, faults: [{ line: at + 1, message }] });
    }
    at = fence?.end ?? place?.to ?? at;
  }
  return places;
}

const faultsIn = (markdown: string, kinds: Kinds): LessonFault[] =>
  placesIn(markdown.split('\n'), kinds).flatMap(({ faults }) => faults);

/** Everything that is wrong with the blocks of a lecture, by line, for its author. */
export const lessonFaults = (markdown: string): LessonFault[] => faultsIn(markdown, LECTURE);

/** The same for an article or the notes of a course, which have animations only. */
export const articleFaults = (markdown: string): LessonFault[] => faultsIn(markdown, ARTICLE);

/** The blocks of a lecture with programs that are right, in order. */
export const lessonBlocks = (markdown: string): LessonBlock[] =>
  placesIn(markdown.split('\n'), LECTURE).flatMap(({ block }) => (block && 'kind' in block ? block : []));
