import { GlobalLayout, UserLayout } from './GlobalLayout.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { NeedsId } from './NeedsId.tsx';
import { OpenSignIn } from './OpenSignIn.tsx';
import { RoomLayout } from './RoomLayout.tsx';
import { SignedIn } from './SignedIn.tsx';
import { Redirect, Route, Router as Wouter, Switch } from 'wouter';

const HomePage = lazyRoute(() => import('./routes/home.tsx'));
const ExamListPage = lazyRoute(() => import('./routes/exam/list.tsx'));
const ExamDetailPage = lazyRoute(() => import('./routes/exam/detail.tsx'));
const ExamRoomPage = lazyRoute(() => import('./routes/exam/room.tsx'));
const ReportListPage = lazyRoute(() => import('./routes/exam/report.tsx'));
const ReportEnrollPage = lazyRoute(() => import('./routes/exam/reportEnroll.tsx'));
const ReportPaperPage = lazyRoute(() => import('./routes/exam/reportPaper.tsx'));
const StudentsPage = lazyRoute(() => import('./routes/exam/students.tsx'));
const ChildReportsPage = lazyRoute(() => import('./routes/user/report.tsx'));
const HealthPage = lazyRoute(() => import('./routes/health.tsx'));
const NotFoundPage = lazyRoute(() => import('./routes/notFound.tsx'));

/** The pages within the site's own frame. */
function SitePages() {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/login">
        <OpenSignIn />
      </Route>
      <Route path="/exam">
        <Redirect to="/exam/list" replace />
      </Route>
      <Route path="/exam/list">
        <ExamListPage />
      </Route>
      <Route path="/exam/detail">
        <NeedsId names={['id']}>
          <ExamDetailPage />
        </NeedsId>
      </Route>
      <Route path="/exam/report">
        <SignedIn>
          <ReportListPage />
        </SignedIn>
      </Route>
      <Route path="/exam/report/enroll">
        <SignedIn>
          <NeedsId names={['enrollId']}>
            <ReportEnrollPage />
          </NeedsId>
        </SignedIn>
      </Route>
      <Route path="/exam/report/paper">
        <SignedIn>
          <NeedsId names={['id']}>
            <ReportPaperPage />
          </NeedsId>
        </SignedIn>
      </Route>
      <Route path="/exam/students">
        <SignedIn>
          <StudentsPage />
        </SignedIn>
      </Route>
      <Route path="/health">
        <SignedIn>
          <HealthPage />
        </SignedIn>
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** The one route table. Each page is a chunk of its own; names are the specification's. */
export function Router() {
  return (
    <Wouter base="/web">
      <Switch>
        <Route path="/exam/room">
          <RoomLayout>
            <SignedIn>
              <NeedsId names={['examId', 'paperId']}>
                <ExamRoomPage />
              </NeedsId>
            </SignedIn>
          </RoomLayout>
        </Route>
        <Route path="/user/report">
          <UserLayout>
            <SignedIn>
              <ChildReportsPage />
            </SignedIn>
          </UserLayout>
        </Route>
        <Route>
          <GlobalLayout>
            <SitePages />
          </GlobalLayout>
        </Route>
      </Switch>
    </Wouter>
  );
}
