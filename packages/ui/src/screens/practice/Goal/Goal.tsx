import { CAMP_LEVELS } from '@aosai/api/courses/campLevels';
import { TAUGHT_LANGUAGE, type TaughtLanguage } from '@aosai/api/questions/pointId';
import { EXPERIENCE, type Experience } from '@aosai/api/practice/placement/placement';
import { minutesFor } from '@aosai/api/practice/plan/planRules';
import { type Sitting, sittingText } from '@aosai/api/practice/plan/sittings';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { theme } from '../../../tokens/theme.ts';
import { BigChoice } from './parts/BigChoice.tsx';

/** What the three questions ask for. */
export interface GoalWish {
  language: TaughtLanguage;
  experience: Experience;
  level: number;
  sitting: string;
  minutesAWeek: number;
}

export interface GoalProps {
  /** The goal so far, when it is changed. */
  initial?: Partial<GoalWish>;
  /** The next sittings. */
  sittings: readonly Sitting[];
  /** Whether the answer is on its way. */
  isBusy: boolean;
  /** Why the last attempt failed. */
  refused?: string | null;
  on: {
    /** `withTest`: find the level by a placement first. */
    finish: (wish: GoalWish, withTest: boolean) => void;
  };
}

const SHOWN_SITTINGS = 4;
const LAST = 3;

/** The level to suggest, by what the learner says. */
const LEVEL_FOR: Readonly<Record<Experience, number>> = { none: 1, blocks: 1, some: 2, passed: 3 };

const LANGUAGE_HINT: Readonly<Record<TaughtLanguage, string>> = {
  cpp: '信息学竞赛用的语言，CSP、NOI 都用它。',
  py: '写起来短一些，还能用海龟画图。',
};

const Steps = styled.p`
  && {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[24]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[12]};
  }
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

const TITLES = ['想学哪种语言？', '以前学过编程吗？', '想在什么时候考到几级？'] as const;

const hours = (minutes: number): string => `${minutes / 60} 小时`;

/** The three questions of a newcomer: language, experience, goal. One at a time, each with big answers. */
export const Goal = ({ initial = {}, sittings, isBusy, refused, on }: GoalProps) => {
  const [step, go] = useState(1);
  const [language, chooseLanguage] = useState(initial.language);
  const [experience, chooseExperience] = useState(initial.experience);
  const [level, chooseLevel] = useState(initial.level);
  const [sitting, chooseSitting] = useState(initial.sitting);
  const [pace, choosePace] = useState(initial.minutesAWeek);
  const shown = sittings.slice(0, SHOWN_SITTINGS);
  const wantedLevel = level ?? (experience ? LEVEL_FOR[experience] : 1);
  const paces = minutesFor(wantedLevel);
  const minutesAWeek = pace !== undefined && paces.includes(pace) ? pace : (paces[0] ?? 0);
  // The second sitting leaves a beginner time; the first is often only weeks away.
  const wantedSitting = shown.some(({ id }) => id === sitting) ? sitting : (shown[1] ?? shown[0])?.id;
  const finish = (withTest: boolean) => {
    if (!language || !experience || !wantedSitting) return;
    on.finish({ language, experience, level: wantedLevel, sitting: wantedSitting, minutesAWeek }, withTest);
  };
  const isNew = experience === 'none';
  return (
    <PageBody data-width="narrow">
      <PageHeader
        title={TITLES[step - 1]}
        lead={
          <Steps as="span">
            第 {step} 问，一共 {LAST} 问
          </Steps>
        }
      />
      <Card padding="l">
        <Body>
          {step === 1 && (
            <BigChoice
              label="语言"
              value={language}
              options={TAUGHT_LANGUAGE.values.map((value) => ({
                value,
                label: TAUGHT_LANGUAGE.label(value),
                hint: LANGUAGE_HINT[value],
              }))}
              onChange={(value) => {
                chooseLanguage(value);
                go(2);
              }}
            />
          )}
          {step === 2 && (
            <BigChoice
              label="学过什么"
              value={experience}
              options={EXPERIENCE.options}
              onChange={(value) => {
                chooseExperience(value);
                go(LAST);
              }}
            />
          )}
          {step === LAST && (
            <>
              <BigChoice
                label="GESP 级别"
                isSmall
                value={String(wantedLevel)}
                options={CAMP_LEVELS.map((one) => ({ value: String(one), label: `${one} 级` }))}
                onChange={(value) => chooseLevel(Number(value))}
              />
              <BigChoice
                label="哪一次认证"
                isSmall
                value={wantedSitting}
                options={shown.map(({ id }) => ({ value: id, label: sittingText(id) }))}
                onChange={chooseSitting}
              />
              <BigChoice
                label="每周学多久"
                isSmall
                value={String(minutesAWeek)}
                options={paces.map((minutes) => ({ value: String(minutes), label: hours(minutes) }))}
                onChange={(value) => choosePace(Number(value))}
              />
              <p>GESP 一年考四次：3 月、6 月、9 月、12 月，具体哪一天看 CCF 的公告。目标以后随时能改。</p>
            </>
          )}
          {refused && (
            <Alert tone="bad" live="assertive">
              {refused}
            </Alert>
          )}
          <div>
            {step === LAST && (
              <>
                <Button variant="primary" size="l" loading={isBusy} onClick={() => finish(!isNew)}>
                  {isNew ? '排好计划，从第 1 课开始' : '做个小测试，找到起点'}
                </Button>
                <Button size="l" disabled={isBusy} onClick={() => finish(isNew)}>
                  {isNew ? '还是先测一测' : '不测了，从头开始'}
                </Button>
              </>
            )}
            {step > 1 && (
              <Button variant="ghost" size="l" icon="chevron-left" disabled={isBusy} onClick={() => go(step - 1)}>
                上一问
              </Button>
            )}
            {step < LAST && (step === 1 ? language : experience) && (
              <Button size="l" onClick={() => go(step + 1)}>
                下一问
              </Button>
            )}
          </div>
        </Body>
      </Card>
    </PageBody>
  );
};
