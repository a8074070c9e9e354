import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { CANARIES } from '../testing/engine/canaries.ts';
import { aWorld } from '../testing/engine/world.ts';
import { orderPaper } from './orderPaper.ts';
import { paperContent } from './paperContent.ts';
import { roomSections } from './roomSections.ts';
import { sectionsText } from './sectionsText.ts';
import { roomSection } from '@aosai/api/questions/roomQuestion.contract';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function aPaper(shuffle: { section: boolean; question: boolean; option: boolean }) {
  const { appId, paperId } = await aWorld(database.db, { paper: { shuffle } });
  return paperContent(database.db, appId, paperId);
}

test("sectionsText: for every seed equals the schema's JSON in the order of that seed", async () => {
  const content = await aPaper({ section: true, question: true, option: true });
  const texts = Array.from({ length: 50 }, (_, seed) => {
    const ordered = orderPaper(content, seed);
    const text = sectionsText(ordered);
    expect(JSON.parse(text)).toEqual(z.parse(z.array(roomSection), roomSections(ordered)));
    return text;
  });
  expect(new Set(texts).size).toBeGreaterThan(30);
});

test('sectionsText: a paper that is not shuffled is the same for everybody', async () => {
  const content = await aPaper({ section: false, question: false, option: false });
  expect(sectionsText(orderPaper(content, 1))).toBe(sectionsText(orderPaper(content, 2)));
});

test('sectionsText: neither keys, analyses nor hidden cases get into the cached text', async () => {
  const content = await aPaper({ section: false, question: true, option: true });
  const kept = sectionsText(orderPaper(content, 7)) + sectionsText(orderPaper(content, 8));
  expect(Object.values(CANARIES).filter((canary) => kept.includes(canary))).toEqual([]);
  expect(kept).not.toMatch(/answerKey|analysis|"text":/);
});
