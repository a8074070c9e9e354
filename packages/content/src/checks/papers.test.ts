import { describe, expect, test } from 'vitest';
import { knowledgePoint, pointsAbove } from '@aosai/api/questions/knowledgePoints';
import { MAX_KNOWLEDGE_POINTS } from '@aosai/api/questions/pointId';
import { shapeFaults } from '@aosai/api/papers/paperShape';
import { templateOn } from '@aosai/api/questions/paperTemplates';
import { type PaperSource, pointsIn } from '@aosai/api/papers/paperSource';
import { faultsOf } from '@aosai/api/questions/faultsOf';
import { hasBody, PROGRAMMING, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { ChoiceSource, QuestionSource } from '@aosai/api/questions/source';
import { checksOf } from './checksOf.ts';
import { PAPER_KEYS, loadPaper } from '../loadPaper.ts';
import { cppBlocks, plainText, pythonBlocks, squeeze } from '../questions/stemCode.ts';

const STATEMENT_HEADINGS = ['题目描述', '输入格式', '输出格式', '数据范围'];
const FENCE = '```';

function questionsOf(paper: PaperSource): QuestionSource[] {
  return paper.sections.flatMap((section) => section.questions);
}

function choicesOf(paper: PaperSource): ChoiceSource[] {
  return questionsOf(paper).filter((question): question is ChoiceSource => hasBody(question, 'options'));
}

test('content: papers hold only questions that the bank accepts', () => {
  const faults = PAPER_KEYS.flatMap((key) => questionsOf(loadPaper(key)).flatMap((one) => faultsOf(one)));
  expect(faults).toEqual([]);
});

/** The keys of a paper's single choices as a string. */
const lettersOf = (paper: PaperSource) =>
  choicesOf(paper)
    .flatMap(({ answer }) => answer)
    .join('');

test('content: no two papers have the same sequence of keys', () => {
  const letters = PAPER_KEYS.map((key) => lettersOf(loadPaper(key))).filter((all) => all !== '');
  expect(letters).toEqual([...new Set(letters)]);
});

test('content: no two questions of the papers have the same key', () => {
  const keys = PAPER_KEYS.flatMap((key) => questionsOf(loadPaper(key)).map((question) => question.key));
  expect(keys).toEqual([...new Set(keys)]);
});

describe.each(PAPER_KEYS)('paper %s', (key) => {
  const paper = loadPaper(key);
  const tasks = questionsOf(paper).filter((question) => question.type === PROGRAMMING);

  test('the paper has the sections of its template', () => {
    expect(paper.key).toBe(key);
    const template = templateOn(paper.template, '2026-11-22');
    expect(template?.durationMin).toBe(paper.durationMin);
    const sections = paper.sections.map((section) => ({
      name: section.name,
      type: section.type,
      items: section.questions.map((question) => ({ points: pointsIn(section, question) })),
    }));
    expect(shapeFaults(template, sections)).toEqual([]);
    for (const section of paper.sections)
      for (const question of section.questions) expect(question.type, question.key).toBe(section.type);
  });

  test('every question of the paper has an explanation and tags', () => {
    for (const question of questionsOf(paper)) {
      expect(question.analysis.trim().length, `analysis of ${question.key}`).toBeGreaterThan(40);
      expect(question.stem.trim().length, `stem of ${question.key}`).toBeGreaterThan(8);
      expect(question.tags.length, `tags of ${question.key}`).toBeGreaterThan(0);
      expect(question.tags.length, `tags of ${question.key}`).toBeLessThanOrEqual(3);
      expect(question.tags, `tags of ${question.key}`).toEqual([...new Set(question.tags)]);
    }
  });

  test('every question has one to three knowledge points, none above the level of the paper', () => {
    for (const { key: name, knowledge = [] } of questionsOf(paper)) {
      expect(knowledge.length, name).toBeGreaterThan(0);
      expect(knowledge.length, name).toBeLessThanOrEqual(MAX_KNOWLEDGE_POINTS);
      expect(knowledge, name).toEqual([...new Set(knowledge)]);
      expect(
        knowledge.filter((id) => !knowledgePoint(id)),
        name,
      ).toEqual([]);
      expect(pointsAbove(paper.template, knowledge), name).toEqual([]);
    }
  });

  test('every single choice has four distinct options and one key', () => {
    for (const { key: name, options, answer } of choicesOf(paper)) {
      expect(
        options.map((option) => option.id),
        name,
      ).toEqual(['A', 'B', 'C', 'D']);
      expect(new Set(options.map((option) => plainText(option.text))).size, name).toBe(4);
      expect(answer, name).toHaveLength(1);
      expect(['A', 'B', 'C', 'D'], name).toContain(answer[0]);
    }
  });

  test('spreads the keys evenly over the options', () => {
    const choices = choicesOf(paper);
    for (const id of choices.length > 0 ? ['A', 'B', 'C', 'D'] : []) {
      const share = choices.filter((question) => question.answer[0] === id).length;
      expect(share, id).toBeGreaterThanOrEqual(Math.floor(choices.length / 4));
      expect(share, id).toBeLessThanOrEqual(Math.ceil(choices.length / 4) + 1);
    }
    expect(lettersOf(paper)).not.toMatch(/(.)\1\1/u);
    const statements = questionsOf(paper).filter((question) => question.type === TRUE_FALSE);
    const truths = statements.filter((question) => question.answer).length;
    expect(truths).toBeGreaterThanOrEqual(Math.floor(statements.length * 0.4));
    expect(truths).toBeLessThanOrEqual(Math.ceil(statements.length * 0.6));
  });

  test('each program shown in a stem is run by a check', () => {
    const unchecked = questionsOf(paper).filter((question) => {
      const checks = checksOf(question);
      const sources = checks.map((check) => squeeze(check.source));
      const whole = cppBlocks(question.stem).filter((code) => code.includes('int main') && !/____|①/.test(code));
      // The judge cannot compare drawings, so a separate program proves the key of a turtle question.
      const drawing = /\bturtle\b/u;
      const programs = [
        ...whole,
        ...pythonBlocks(question.stem).filter((code) => !drawing.test(code) && !/____/.test(code)),
      ];
      return programs.some((code) => !sources.some((source) => source.includes(squeeze(code))));
    });
    expect(unchecked.map((question) => question.key)).toEqual([]);
  });

  test('the test data of a paper has at most 300 KB per file and 2 MB in total', () => {
    const sizes = tasks.flatMap((task) =>
      task.cases.flatMap(({ input, expected }) => [Buffer.byteLength(input), Buffer.byteLength(expected)]),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(300 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * 1024 * 1024);
  });

  test.each(tasks)('the statement of task $key shows its samples', (task) => {
    for (const heading of STATEMENT_HEADINGS) expect(task.stem).toContain(`## ${heading}\n`);
    const samples = task.cases.filter((one) => one.sample);
    expect(samples.length).toBeGreaterThanOrEqual(2);
    for (const { input, expected } of samples) {
      expect(task.stem).toContain(`\n${FENCE}\n${input.trimEnd()}\n${FENCE}\n`);
      expect(task.stem).toContain(`\n${FENCE}\n${expected.trimEnd()}\n${FENCE}\n`);
    }
  });

  test.each(tasks)('task $key has at least ten different cases', (task) => {
    expect(task.cases.length).toBeGreaterThanOrEqual(10);
    expect(new Set(task.cases.map((one) => one.input)).size).toBe(task.cases.length);
    for (const one of task.cases) {
      expect(one.input, one.id).toMatch(/\n$/u);
      expect(one.input, one.id).not.toMatch(/\r|[ \t]\n/u);
      expect(one.expected, one.id).toMatch(/\S/u);
    }
  });

  test.each(tasks)('puts every case of task $key in one of its subtasks', (task) => {
    const points = paper.sections.find((section) => section.questions.includes(task))?.pointsEach;
    const used = new Set(task.cases.flatMap(({ subtaskId }) => (subtaskId === undefined ? [] : [subtaskId])));
    expect(used).toEqual(new Set(task.subtasks.map((subtask) => subtask.id)));
    if (task.subtasks.length === 0) return;
    expect(task.cases.filter((one) => one.subtaskId === undefined).map((one) => one.id)).toEqual([]);
    expect(task.subtasks.reduce((sum, subtask) => sum + subtask.points, 0)).toBe(points);
  });
});
