import { PAPER_TEMPLATE, type PaperTemplate } from '@aosai/api/questions/paperTemplates';
import type { Bank } from '@aosai/api/questions/bank';
import { drawShortage } from '@aosai/api/questions/emptyBank';
import { TAUGHT_LANGUAGE, type TaughtLanguage } from '@aosai/api/questions/pointId';
import { formatPoints } from '@aosai/api/kit/points';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { useDialogDraft, useKeptDraft } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { PointSpread } from '../../../../patterns/QuestionPicker/PointSpread.tsx';
import type { PickerBank } from '../../../../patterns/QuestionPicker/QuestionPicker.tsx';
import { formerIds } from '../moves.ts';
import { isAllOpen, type PaperQuestion } from '../paper.ts';
import type { DrawnSlot, DrawRules, PaperEditorProps } from '../paperEditorProps.ts';
import { LookTitle, QuestionLook } from './QuestionLook.tsx';

export interface DrawDialogProps {
  template: PaperTemplate;
  own: readonly Bank[];
  /** Names of the knowledge points, and the texts of questions. */
  bank: Pick<PickerBank, 'points' | 'stem' | 'on'>;
  /** True if the draw will replace existing questions. */
  hasQuestions: boolean;
  /** The language of those questions; null without any. */
  language: TaughtLanguage | null;
  on: Pick<PaperEditorProps['on'], 'draw' | 'swap'> & {
    take: (slots: readonly DrawnSlot[]) => void;
    close: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > [data-part='rules'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${theme.space[12]} ${theme.space[20]};
  }
  > [data-part='rules'] > :has(select) {
    flex: 0 1 200px;
  }
  > section > h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    margin-bottom: ${theme.space[4]};
    font-variant-numeric: tabular-nums;
  }
  ol {
    list-style: none;
  }
  ol > li {
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[8]};
    padding: ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.line};
  }
  ol > li > span:first-child {
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  ol > li > [data-part='look'] {
    grid-column: 1 / -1;
  }
  li > div:not([data-part]) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[8]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const DAYS = [
  { value: '', label: '不限' },
  { value: '30', label: '30 天内没用过的' },
  { value: '90', label: '90 天内没用过的' },
  { value: '365', label: '一年内没用过的' },
];

interface Draft {
  /** Id of the template. */
  of: string;
  language: TaughtLanguage;
  days: string;
  excludeOpen: boolean;
  distinct: boolean;
  slots: readonly DrawnSlot[] | null;
  /** The draw that is shown had excluded some questions. */
  isStrict: boolean;
  /** Nothing was found under the rules, so the draw was repeated from open questions. */
  isEased: boolean;
  /** What swapped-in questions replaced, by their ids. */
  former: Readonly<Record<string, PaperQuestion>>;
}

const TITLE = '按蓝图抽题';
const USUAL = {
  days: '90',
  excludeOpen: true,
  distinct: true,
  slots: null,
  isStrict: false,
  isEased: false,
  former: {},
};
const AT_REST = { pending: false, error: null };

const hasNone = (slots: readonly DrawnSlot[]): boolean => slots.every(({ questions }) => questions.length === 0);
const missingOf = (slots: readonly DrawnSlot[]): number => slots.reduce((sum, { missing }) => sum + missing, 0);

/** Puts another question in the place of one, with its points. */
const put = (slots: readonly DrawnSlot[], id: string, other: PaperQuestion): DrawnSlot[] =>
  slots.map((slot) => ({
    ...slot,
    questions: slot.questions.map((one) => (one.id === id ? { ...other, points: one.points } : one)),
  }));

/** Draws questions by the blueprint; they can be reviewed and swapped one by one before they are used. */
export const DrawDialog = ({ template, own, bank, hasQuestions, language: present, on }: DrawDialogProps) => {
  const hasLanguages = template.stage.startsWith('gesp-');
  const first: Draft = { ...USUAL, language: present ?? 'cpp', of: template.id };
  const kept = useDialogDraft(TITLE, first);
  const [state, setState] = useState(kept.start);
  const set = (changes: Partial<Draft>) => setState((before) => ({ ...before, ...changes }));
  const { language, days, excludeOpen, distinct, slots, isStrict, isEased } = state;
  const former = new Map(Object.entries(state.former));
  const hasSwapped = former.size > 0;
  // A draw can be repeated; what was swapped by hand cannot.
  useKeptDraft(kept, hasSwapped ? state : first, AT_REST);
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const draw = async (wish: Omit<DrawRules, 'language'>) => {
    setBusy('draw');
    const rules = { ...wish, language: hasLanguages ? language : null };
    let drawn = await on.draw(rules);
    // A school that has no questions of its own yet finds only those of the platform, which are all open.
    const eases = drawn !== null && rules.excludeOpen && hasNone(drawn);
    if (eases) drawn = await on.draw({ ...rules, excludeOpen: false });
    setBusy(null);
    if (drawn === null) return;
    set({
      slots: drawn,
      former: {},
      isStrict: (rules.excludeOpen && !eases) || rules.distinct || rules.unusedDays !== null,
      isEased: eases && !hasNone(drawn),
      ...(eases && { excludeOpen: false }),
    });
  };
  const drawBy = () => void draw({ excludeOpen, distinct, unusedDays: days === '' ? null : Number(days) });
  const drawFreely = () => {
    set({ excludeOpen: false, distinct: false, days: '' });
    void draw({ excludeOpen: false, distinct: false, unusedDays: null });
  };
  const swap = async (question: PaperQuestion, no: number) => {
    if (slots === null) return;
    setBusy(question.id);
    const taken = slots.flatMap(({ questions }) => questions.map(({ id }) => id));
    const other = await on.swap(question, [...taken, ...formerIds(former, question.id)]);
    setBusy(null);
    setSaid(
      other === null
        ? `题库里没有能换第 ${no} 题的题：剩下的都在试卷里，或和试卷里的题太相似`
        : `第 ${no} 题换成：${other.title}`,
    );
    if (other === null) return;
    set({ former: { ...state.former, [other.id]: question }, slots: put(slots, question.id, other) });
  };
  const swapBack = (question: PaperQuestion) => {
    const before = former.get(question.id);
    if (slots === null || before === undefined) return;
    const { [question.id]: _undone, ...rest } = state.former;
    set({ former: rest, slots: put(slots, question.id, before) });
  };
  const [opened, setOpened] = useState<string | null>(null);
  const look = (id: string) => {
    setOpened(opened === id ? null : id);
    if (opened !== id) bank.on.look(id);
  };
  /** The number of the first question of a slot. */
  const startOf = (place: number) =>
    1 + (slots ?? []).slice(0, place).reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <GuardedDialog
      size="l"
      title={TITLE}
      description={`${PAPER_TEMPLATE.label(template.id)}：${template.sections.map(({ name, count }) => `${name} ${count} 道`).join('，')}。优先抽用得最少的题。`}
      pending={false}
      isDirty={hasSwapped}
      draft={{ ...kept, clear: () => setState(first) }}
      onClose={on.close}
      submit={
        <>
          {slots !== null && (
            <Button loading={busy === 'draw'} onClick={drawBy}>
              重新抽一份
            </Button>
          )}
          {slots === null ? (
            <Button variant="primary" loading={busy === 'draw'} onClick={drawBy}>
              抽题
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={busy !== null || hasNone(slots)}
              onClick={() => {
                kept.remove();
                on.take(slots);
              }}
            >
              {hasQuestions ? '用这份，替换现有题目' : '用这份'}
            </Button>
          )}
        </>
      }
    >
      <Root>
        <div data-part="rules">
          {hasLanguages && (
            <Field label="语言">
              <Select
                options={TAUGHT_LANGUAGE.options}
                value={language}
                onChange={({ currentTarget: { value } }) => TAUGHT_LANGUAGE.has(value) && set({ language: value })}
              />
            </Field>
          )}
          <Field label="最近用过的题">
            <Select options={DAYS} value={days} onChange={(event) => set({ days: event.currentTarget.value })} />
          </Field>
          <Checkbox
            label="不抽公开的题"
            checked={excludeOpen}
            onChange={(event) => set({ excludeOpen: event.currentTarget.checked })}
          />
          <Checkbox
            label="相似的题只抽一道"
            hint="只换了数字，或文字几乎一样的才算相似"
            checked={distinct}
            onChange={(event) => set({ distinct: event.currentTarget.checked })}
          />
        </div>
        <p role="status">{said}</p>
        {isEased && (
          <Alert tone="info" live="polite" title="没有学生没见过的题，这份改从公开的题里抽">
            公开的题学生平时也能练。想出没见过的题，可以自己新建或导入，不公开，再重新抽一份。
          </Alert>
        )}
        {slots !== null && missingOf(slots) > 0 && (
          <Alert
            tone="warn"
            live="polite"
            title={`题库里的题不够，共缺 ${missingOf(slots)} 道`}
            {...(isStrict && {
              action: (
                <Button size="s" loading={busy === 'draw'} onClick={drawFreely}>
                  去掉条件再抽
                </Button>
              ),
            })}
          >
            {drawShortage({ stage: template.stage, slots, isStrict, own })}
          </Alert>
        )}
        {slots !== null && <PointSpread questions={slots.flatMap(({ questions }) => questions)} points={bank.points} />}
        {slots?.map(({ name, questions, missing, pointsEach }, place) => (
          <section key={name} aria-label={name}>
            <h3>
              {name} {questions.length} 道{pointsEach !== null && `，每题 ${formatPoints(pointsEach)} 分`}
              {missing > 0 && <Tag tone="warn">缺 {missing} 道</Tag>}
            </h3>
            <ol>
              {questions.map((question, at) => {
                const no = startOf(place) + at;
                const before = former.get(question.id);
                return (
                  <li key={question.id}>
                    <span>{no}</span>
                    <div>
                      <LookTitle
                        title={question.title}
                        isOpen={opened === question.id}
                        onClick={() => look(question.id)}
                      />
                      {question.isOpen && !isAllOpen(slots) && <Tag tone="warn">学生可能见过</Tag>}
                    </div>
                    <span>
                      {before !== undefined && (
                        <Button
                          size="s"
                          variant="ghost"
                          title={`换回「${before.title}」`}
                          aria-label={`第 ${no} 题换回「${before.title}」`}
                          onClick={() => swapBack(question)}
                        >
                          换回
                        </Button>
                      )}
                      <Button
                        size="s"
                        variant="ghost"
                        loading={busy === question.id}
                        aria-label={`给第 ${no} 题换一题`}
                        onClick={() => void swap(question, no)}
                      >
                        换一题
                      </Button>
                    </span>
                    {opened === question.id && <QuestionLook question={question} bank={bank} />}
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </Root>
    </GuardedDialog>
  );
};
