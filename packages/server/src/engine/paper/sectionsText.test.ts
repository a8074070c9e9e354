import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { roomSection } from '@aosai/api/contract/exam/attempt';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { CANARIES } from '../testing/canaries.ts';
import { aWorld } from '../testing/world.ts';
import { orderPaper } from './orderPaper.ts';
import { paperContent } from './paperContent.ts';
import { roomSections } from './roomSections.ts';
import { sectionsText } from './sectionsText.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aPaper(shuffle: { section: boolean; question: boolean; option: boolean }) {
  const { appId, paperId } = await aWorld(database.db, { paper: { shuffle } });
  return paperContent(database.db, appId, paperId);
}

test('every seed reads the paper in its own order, as its schema says it', async () => {
  const content = await aPaper({ section: true, question: true, option: true });
  const texts = Array.from({ length: 50 }, (_, seed) => {
    const ordered = orderPaper(content, seed);
    const text = sectionsText(ordered);
    expect(JSON.parse(text)).toEqual(z.parse(z.array(roomSection), roomSections(ordered)));
    return text;
  });
  expect(new Set(texts).size).toBeGreaterThan(30);
});

test('a paper that is not shuffled reads the same for everybody', async () => {
  const content = await aPaper({ section: false, question: false, option: false });
  expect(sectionsText(orderPaper(content, 1))).toBe(sectionsText(orderPaper(content, 2)));
});

test('no key, no analysis and no hidden case gets into the text that is kept', async () => {
  const content = await aPaper({ section: false, question: true, option: true });
  const kept = sectionsText(orderPaper(content, 7)) + sectionsText(orderPaper(content, 8));
  expect(Object.values(CANARIES).filter((canary) => kept.includes(canary))).toEqual([]);
  expect(kept).not.toMatch(/answerKey|analysis|"text":/);
});
