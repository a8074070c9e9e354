import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { FEEDBACK_CATEGORY } from '@aosai/api/platform/feedbackRules';
import { type Naming, renamed } from '@aosai/api/kit/labelled';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { MEMBER_TAG } from '@aosai/api/accounts/memberTags';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { STAGE } from '@aosai/api/questions/bank';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { dict, dictItem } from '../../db/schema/platform.ts';

const BUILT_IN = [
  { value: 'difficulty', label: '难度', items: DIFFICULTY.options },
  { value: 'feedbackCategory', label: '反馈类别', items: FEEDBACK_CATEGORY.options },
  {
    value: 'knowledgePoint',
    label: '知识点',
    items: KNOWLEDGE_POINTS.filter(({ replacedBy }) => replacedBy === undefined).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  },
  {
    value: 'language',
    label: '编程语言',
    items: Object.values(LANGUAGES).map(({ id, label }) => ({ value: String(id), label: label as string })),
  },
  { value: 'paperTemplate', label: '试卷类型', items: PAPER_TEMPLATE.options },
  { value: 'questionStage', label: '题目阶段', items: STAGE.options },
  { value: 'memberTag', label: '人员标签', items: MEMBER_TAG.options },
] as const;

/** Dictionaries that code relies on: every app has them, and their values cannot be deleted. */
export const BUILT_IN_DICTS: readonly string[] = BUILT_IN.map(({ value }) => value);

/** Adds missing built-in dictionaries and items to an app; keeps edited labels. */
export async function ensureDictionaries(tx: Db, appId: string, now: Date): Promise<void> {
  const base = () => ({ appId, id: newId(), createdAt: now, updatedAt: now });
  for (const { value, label, items } of BUILT_IN) {
    await tx
      .insert(dict)
      .values({ ...base(), value, label })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ id: dict.id })
      .from(dict)
      .where(and(eq(dict.appId, appId), eq(dict.value, value), isNull(dict.deletedAt)));
    if (!row) continue;
    const rows = items.map((item, sort) => ({ ...base(), dictId: row.id, ...item, sort }));
    await tx.insert(dictItem).values(rows).onConflictDoNothing();
  }
}

/** Returns the names of these dictionaries' values as operators have edited them. */
export async function namesOf(db: Db, appId: string, values: readonly string[]): Promise<Naming> {
  const items =
    values.length === 0
      ? []
      : await db
          .select({ dict: dict.value, value: dictItem.value, label: dictItem.label })
          .from(dict)
          .innerJoin(dictItem, and(eq(dictItem.appId, appId), eq(dictItem.dictId, dict.id)))
          .where(
            and(
              eq(dict.appId, appId),
              inArray(dict.value, [...values]),
              eq(dict.isOn, true),
              eq(dictItem.isOn, true),
              isNull(dict.deletedAt),
              isNull(dictItem.deletedAt),
            ),
          )
          .orderBy(asc(dictItem.sort), asc(dictItem.id));
  const of = Map.groupBy(items, (item) => item.dict);
  return (set) => (set.dict === undefined ? set : renamed(set, of.get(set.dict) ?? []));
}
