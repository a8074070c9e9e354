import type { ComponentType } from 'react';
import { exampleRights, officeMenus } from './exampleMenus.ts';
import { OfficeLayout, type OfficeLayoutProps } from '../screens/shell/OfficeLayout/OfficeLayout.tsx';

type Office = OfficeLayoutProps['office'];

const TITLES = { bms: '奥赛学堂 · 管理', edms: '星海编程' } as const satisfies Record<Office, string>;
interface StoryPlace {
  parameters: Record<string, unknown>;
}

const nothing = () => undefined;

/** Decorator for back office stories: the page in its frame, with every right. */
export const inOffice =
  (office: Office, active: string) =>
  (Story: ComponentType, { parameters }: StoryPlace) => (
    <OfficeLayout
      office={office}
      title={TITLES[office]}
      person="周明澜"
      groups={officeMenus[office]}
      rights={exampleRights}
      active={active}
      theme="light"
      offline={parameters['isOffline'] === true}
      on={{
        signOut: nothing,
        switchOrganization: nothing,
        go: nothing,
        theme: nothing,
        changePwd: nothing,
        showSteps: nothing,
      }}
    >
      <Story />
    </OfficeLayout>
  );
