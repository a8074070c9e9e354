import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Load } from '../Load/Load.tsx';
import { Pager } from '../WorkFrame/Pager.tsx';
import { Settings, type TextSize } from '../WorkFrame/Settings.tsx';
import { useLayout } from '../WorkFrame/useLayout.ts';
import { NarrowBody, SkipLink, WideBody, WorkFrame } from '../WorkFrame/WorkFrame.tsx';
import { PracticeArea } from './PracticeArea.tsx';
import type { PracticeProps } from './practiceProps.ts';
import { PracticeTop } from './PracticeTop.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';

/** Replaces a question that is in a formal exam at present. */
const HeldQuestion = () => (
  <>
    <VisuallyHidden as="h2">题目</VisuallyHidden>
    <Empty title="这道题正在考试中，结束后再练" icon="lock">
      考试对所有人结束后，题目、练习和题解会回到这里，之前的练习记录都在。
    </Empty>
  </>
);

/** The list a question belongs to, shown next to it. */
export interface PracticeSheet {
  /** Name of the list: 单元的内容. */
  name: string;
  /** Position in the list: 3 / 12. */
  place: string;
  currentId: string;
  list: ReactNode;
  previousId: string | null;
  nextId: string | null;
  onGo: (id: string) => void;
}

export interface PracticePageProps extends PracticeProps {
  title: string;
  lead?: string | undefined;
  back: { label: string; href: string };
  sheet: PracticeSheet | null;
  /** Replaces the question: notes, a summary. */
  content?: ReactNode;
  /** Shown above the question. */
  notice?: string | undefined;
  onRetry: () => void;
}

const Reading = styled.div`
  height: 100%;
  overflow: auto;
  background: ${theme.color.paper};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    max-width: 860px;
    margin: 0 auto;
    padding: ${theme.space[24]} ${theme.space[28]} ${theme.space[32]};
  }
  ${media.narrow} {
    > div {
      padding: ${theme.space[16]};
    }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  min-height: 0;
`;

const NO_LEAVE = () => undefined;

/** Layout of a practice page: top bar, list, and the question or the content that replaces it. */
export const PracticePage = (props: PracticePageProps) => {
  const { title, lead, back, sheet, notice, onRetry, practice, isHeld, theme: pageTheme, editor, on, ...rest } = props;
  const content = props.content ?? (isHeld === true ? <HeldQuestion /> : undefined);
  const layout = useLayout();
  const [textSize, setTextSize] = useState<TextSize>('m');
  /** On a small screen the list opens over the question, and closes when the question changes. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  const view = content === undefined ? practice.data : undefined;
  const list = sheet && layout === 'wide' ? sheet.list : null;
  const footer = sheet && (
    <Pager previousId={sheet.previousId} nextId={sheet.nextId} onGo={sheet.onGo}>
      {layout === 'wide' ? (
        sheet.place
      ) : (
        <Button icon="menu" onClick={() => setOpenOver(sheet.currentId)}>
          <span>{sheet.name}</span> {sheet.place}
        </Button>
      )}
    </Pager>
  );
  const reading = (
    <Reading>
      <div>
        {content ?? (
          <>
            <VisuallyHidden as="h2">题目</VisuallyHidden>
            <Load of={practice} name="题目" onRetry={onRetry} skeleton={<Skeleton height={320} />}>
              {() => null}
            </Load>
          </>
        )}
      </div>
    </Reading>
  );
  return (
    <WorkFrame data-layout={layout}>
      <SkipLink href="#work-question">跳到题目</SkipLink>
      <PracticeTop
        title={title}
        lead={lead}
        back={back}
        save={view?.save ?? null}
        isGuest={practice.data?.who === 'guest'}
        layout={layout}
        tools={
          <Settings
            pageTheme={pageTheme}
            textSize={textSize}
            editor={editor}
            onTheme={on.setTheme}
            onTextSize={setTextSize}
            onConfigure={on.configure}
          />
        }
        onSignIn={on.signIn}
      />
      <div>
        {notice !== undefined && (
          <Alert tone="warn" shape="bar">
            {notice}
          </Alert>
        )}
      </div>
      {view ? (
        <PracticeArea
          {...rest}
          key={view.questionId}
          view={view}
          layout={layout}
          textSize={textSize}
          sheet={list}
          footer={footer}
          editor={editor}
          on={on}
        />
      ) : layout === 'narrow' ? (
        <NarrowBody statement={reading} programming={null} tab="question" onTab={NO_LEAVE} footer={footer} />
      ) : (
        <WideBody
          sheet={list}
          statement={
            <Column>
              {reading}
              {footer}
            </Column>
          }
          programming={null}
          panels={editor.panels}
          onConfigure={on.configure}
        />
      )}
      {sheet && layout !== 'wide' && (
        <Drawer open={openOver === sheet.currentId} onClose={() => setOpenOver(null)} title={sheet.name}>
          {sheet.list}
        </Drawer>
      )}
    </WorkFrame>
  );
};
