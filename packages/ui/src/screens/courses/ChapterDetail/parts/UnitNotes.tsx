import type { ReactNode } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { Video } from '../../../../primitives/Video/Video.tsx';
import type { ChapterPage } from '@aosai/api/courses/chapter.contract';

export interface UnitNotesProps {
  chapter: ChapterPage;
  fileUrl: (fileName: string) => string;
  /** Absent if the unit has no questions. */
  onBegin: (() => void) | undefined;
  /** The reader's progress. */
  children: ReactNode;
}

/** Notes and video of a unit, shown before its questions. */
export const UnitNotes = ({ chapter, fileUrl, onBegin, children }: UnitNotesProps) => (
  <>
    {children}
    {chapter.videoFile !== null && <Video src={fileUrl(chapter.videoFile)} label={`「${chapter.title}」的视频`} />}
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
