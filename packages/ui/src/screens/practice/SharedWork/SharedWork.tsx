import type { FormOf } from '@aosai/api/kit/fields';
import type { PublicWork } from '@aosai/api/practice/sharedWork.contract';
import type { reportFields } from '@aosai/api/practice/sharedWorkRules';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';

/** Few visitors report anything, and the form is larger than the page. */
const ReportWork = lazy(async () => ({ default: (await import('./ReportWork.tsx')).ReportWork }));

/** A visitor's report, as the call takes it. */
export type WorkReportForm = FormOf<typeof reportFields>;

export interface SharedWorkProps {
  work: Loaded<PublicWork>;
  /** The report that is being sent. */
  act: TableAct;
  on: {
    /** Resolves to whether the report was sent. */
    report: (form: WorkReportForm) => Promise<boolean>;
    retry: () => void;
  };
}

const Framed = styled.figure`
  width: min(100%, 760px);
  margin-inline: auto;

  > img {
    display: block;
    max-width: 100%;
    max-height: 70dvh;
    margin-inline: auto;
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    object-fit: contain;
    background: white;
  }
  figcaption {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[24]};
    align-items: end;
    margin-top: ${theme.space[20]};
  }
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.ink2};
  }
  [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    grid-row: span 2;
    gap: ${theme.space[8]};
    align-items: center;
  }
  [role='status'] {
    margin-top: ${theme.space[16]};
  }

  ${media.narrow} {
    > img {
      padding: ${theme.space[8]};
    }
    figcaption {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='acts'] {
      grid-row: auto;
      order: 1;
      margin-top: ${theme.space[12]};
    }
  }
`;

/** The public page of one turtle work: picture, name and masked name. It leads to nothing else of the painter's. */
export const SharedWork = ({ work, act, on }: SharedWorkProps) => {
  const [report, setReport] = useState<'none' | 'asked' | 'sent'>('none');
  if (work.data === undefined && work.error && work.isFinal)
    return (
      <PageMessage
        sign="画"
        title="这里没有画"
        action={
          <ButtonLink variant="primary" href={practiceLinks.python}>
            去练习场自己画一幅
          </ButtonLink>
        }
      >
        <p>链接可能已经收回，也可能抄漏了几个字。可以请发链接给您的人再发一次。</p>
      </PageMessage>
    );
  return (
    <PageBody>
      <Load of={work} name="这幅画" onRetry={on.retry} skeleton={<Skeleton height={420} />}>
        {({ name, painter, picture }) => (
          <Framed>
            <img src={`data:image/png;base64,${picture}`} alt={`海龟画「${name}」`} />
            <figcaption>
              <h1>{name}</h1>
              <div data-part="acts">
                <ButtonLink href={practiceLinks.python}>我也来画</ButtonLink>
                {report !== 'sent' && (
                  <Button variant="ghost" onClick={() => setReport('asked')}>
                    举报
                  </Button>
                )}
              </div>
              <p>{painter} 用 Python 海龟画的</p>
            </figcaption>
            {report === 'sent' && (
              <div role="status">
                <Alert tone="ok" title="收到了，谢谢">
                  老师会看一看这幅画；不合适的会收起来。
                </Alert>
              </div>
            )}
          </Framed>
        )}
      </Load>
      {report === 'asked' && (
        <Suspense>
          <ReportWork
            act={act}
            on={{
              submit: async (form) => {
                const isSent = await on.report(form);
                if (isSent) setReport('sent');
              },
              close: () => setReport('none'),
            }}
          />
        </Suspense>
      )}
    </PageBody>
  );
};
