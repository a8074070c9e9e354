import type { ComponentType } from 'react';
import { officeGroups, OfficeLayout, type OfficeWays } from './OfficeLayout.tsx';

const TITLES = { bms: '奥赛学堂 · 后台', edms: '星海编程' } as const satisfies Record<OfficeWays, string>;
const nothing = () => undefined;

/** Decorator for stories of the back office: the page in its frame, with every right. */
export const inOffice = (office: OfficeWays, active: string) => (Story: ComponentType) => (
  <OfficeLayout
    office={office}
    title={TITLES[office]}
    person="周明澜"
    rights={officeGroups(office).flatMap(({ items }) => items.flatMap(({ right }) => right ?? []))}
    active={active}
    on={{ signOut: nothing, switchOrganization: nothing, go: nothing, changePwd: nothing }}
  >
    <Story />
  </OfficeLayout>
);
