import type { ChapterPage } from '@aosai/api/contract/types';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { theme } from '../../../tokens/theme.ts';

export interface UnitNotesProps {
  chapter: ChapterPage;
  fileUrl: (fileName: string) => string;
  /** Absent where there are no questions. */
  onBegin: (() => void) | undefined;
  /** How far the reader is. */
  children: ReactNode;
}

const Video = styled.video`
  display: block;
  width: 100%;
  max-height: 70vh;
  background: #000;
  border-radius: ${theme.radius.control};
`;

/** What is read and watched before the questions. */
export const UnitNotes = ({ chapter, fileUrl, onBegin, children }: UnitNotesProps) => (
  <>
    {children}
    {chapter.videoFile !== null && (
      <Video controls preload="metadata" src={fileUrl(chapter.videoFile)} aria-label={`「${chapter.title}」的视频`} />
    )}
    <Card title="讲义">
      {chapter.notesHtml === '' ? <p>这个单元没有讲义，直接做题。</p> : <Html html={chapter.notesHtml} size="l" />}
    </Card>
    {onBegin && (
      <div>
        <Button variant="primary" size="l" onClick={onBegin}>
          开始做题
        </Button>
      </div>
    )}
  </>
);
