import { lazy } from 'react';
import { ForMembers } from './ForMembers.tsx';
import { GlobalLayout } from './GlobalLayout.tsx';
import { NeedsId } from './NeedsId.tsx';
import { OpenSignIn } from './OpenSignIn.tsx';
import {
  ExamDetailPage,
  ExamListPage,
  ExamRoomPage,
  HomePage,
  MorePages,
  OfficePage,
  ReportEnrollPage,
  ReportListPage,
  ReportPaperPage,
  StudentsPage,
} from './pages.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { RoomLayout } from './RoomLayout.tsx';
import { SignedIn } from './SignedIn.tsx';
import { Redirect, Route, Router as Wouter, Switch } from 'wouter';

// The personal centre has a frame of its own, which a first visit has no use for.
const UserPages = lazy(async () => ({ default: (await import('./UserPages.tsx')).UserPages }));

/** The pages within the site's own frame; those that are seldom the first follow in MorePages. */
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
          <ForMembers memberType="teacher">
            <StudentsPage />
          </ForMembers>
        </SignedIn>
      </Route>
      <Route>
        <MorePages />
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
        <Route path={/^\/(?:bms|edms)(?:\/.*)?$/}>
          <PageBoundary place="office">
            <OfficePage />
          </PageBoundary>
        </Route>
        <Route path="/user">
          <Redirect to="/user/accout" replace />
        </Route>
        <Route path="/user/:page">
          {({ page }) => (
            <PageBoundary>
              <UserPages page={page} />
            </PageBoundary>
          )}
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
