import { lazy, type ReactNode, Suspense } from 'react';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Banners, type Banner } from '../../platform/Banners/Banners.tsx';
import { GuestView } from './parts/GuestView.tsx';
import { OpenExams } from './parts/OpenExams.tsx';
import type { HomePerson, ParentActs } from './parts/person.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

export type { Banner, HomePerson, ParentActs };

// Not loaded for guests, who are most first visitors.
const StudentView = lazy(async () => ({ default: (await import('./parts/StudentView.tsx')).StudentView }));
const ParentView = lazy(async () => ({ default: (await import('./parts/ParentView.tsx')).ParentView }));
const OperatorView = lazy(async () => ({ default: (await import('./parts/OperatorView.tsx')).OperatorView }));
const TeacherView = lazy(async () => ({ default: (await import('./parts/TeacherView.tsx')).TeacherView }));

export interface HomeProps {
  /** Name of the site. */
  title: string;
  person: HomePerson;
  /** Undefined while loading. */
  banners: readonly Banner[] | undefined;
  /** Public exams that are running or about to start. */
  exams: Loaded<ExamCard[]>;
  /** The server's time in ms since 1970. */
  now: number;
  /** Content below everything else. */
  more?: ReactNode;
  on: { signIn: () => void; retry: () => void; parent?: ParentActs | undefined };
}

const Own = ({ title, person, now, on }: Pick<HomeProps, 'title' | 'person' | 'now' | 'on'>) => {
  switch (person.kind) {
    case 'guest':
      return <GuestView title={title} onSignIn={on.signIn} />;
    case 'student':
      return <StudentView person={person} now={now} onRetry={on.retry} />;
    case 'parent':
      return <ParentView person={person} now={now} on={on.parent} onRetry={on.retry} />;
    case 'teacher':
      return <TeacherView person={person} now={now} onRetry={on.retry} />;
    case 'operator':
      return <OperatorView name={person.name} />;
    default:
      return person satisfies never;
  }
};

/** The first page, for each kind of person. */
export const Home = ({ title, person, banners, exams, now, more, on }: HomeProps) => (
  <PageBody>
    <Suspense fallback={<Skeleton height={900} />}>
      <Own title={title} person={person} now={now} on={on} />
    </Suspense>
    <Banners banners={banners} />
    <OpenExams exams={exams} now={now} onRetry={on.retry} />
    {more}
  </PageBody>
);
