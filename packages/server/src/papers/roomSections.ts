import { roomQuestion } from '../questions/question/roomQuestion.ts';
import type { OrderedSection } from './orderPaper.ts';
import type { RoomSection } from '@aosai/api/questions/roomQuestion.contract';

export function roomSections(sections: readonly OrderedSection[]): RoomSection[] {
  return sections.map(({ section, items }) => ({
    name: section.name,
    type: section.type,
    points: section.points,
    questions: items.map(roomQuestion),
  }));
}
