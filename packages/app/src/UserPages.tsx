import { NotFound } from '@aosai/ui/screens/NotFound';
import { type CenterTab, isCenterTab } from '@aosai/ui/screens/UserCenter';
import { ForMembers } from './ForMembers.tsx';
import { AccountPage, ChildReportsPage, FeedbackPage, MessagePage, PointPage } from './userRoutes.ts';
import { SignedIn } from './SignedIn.tsx';
import { UserLayout } from './UserLayout.tsx';

function Page({ tab }: { tab: CenterTab | null }) {
  switch (tab) {
    case 'report':
      return (
        <ForMembers memberType="parent">
          <ChildReportsPage />
        </ForMembers>
      );
    case 'message':
      return <MessagePage />;
    case 'point':
      return <PointPage />;
    case 'accout':
      return <AccountPage />;
    case 'feedback':
      return <FeedbackPage />;
    // Classes, homework, exams and orders have their pages elsewhere so far.
    case 'class':
    case 'homework':
    case 'exam':
    case 'order':
    case null:
      return <NotFound />;
    default:
      return tab satisfies never;
  }
}

/** /user/…: the pages of the personal centre, for whoever is signed in. */
export function UserPages({ page }: { page: string }) {
  const tab = isCenterTab(page) ? page : null;
  return (
    <UserLayout active={tab}>
      <SignedIn>
        <Page tab={tab} />
      </SignedIn>
    </UserLayout>
  );
}
