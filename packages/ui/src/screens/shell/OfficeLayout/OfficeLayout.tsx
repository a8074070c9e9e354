import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { useLayout } from '../../../patterns/WorkFrame/useLayout.ts';
import { OfflineBar } from '../OfflineBar/OfflineBar.tsx';
import { allowedGroups } from '../SideNav/navGroups.ts';
import { SideNav } from '../SideNav/SideNav.tsx';
import type { OfficeLayoutProps } from './officeLayoutProps.ts';
import { SkipLink } from '../Layout/parts/SkipLink.tsx';
import { PhoneBar } from './parts/PhoneBar.tsx';
import { WideBar } from './parts/WideBar.tsx';

export type { Finding } from './parts/QuickFind.tsx';
export type { OfficeLayoutProps } from './officeLayoutProps.ts';

/** Height of the only bar, also on phones. Sticky content is placed below it. */
const BAR_PX = 56;

const Root = styled.div`
  --sticky-top: ${BAR_PX}px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 100dvh;

  > header {
    grid-column: 1 / -1;
    position: sticky;
    top: 0;
    z-index: ${theme.layer.bar};
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    height: ${BAR_PX}px;
    padding: ${theme.space[8]} ${theme.space[20]};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  > header > b {
    flex: 0 1 auto;
    min-width: 0;
    font-size: ${theme.text.lead};
    font-weight: ${theme.weight.bold};
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > header > [data-part='place'] {
    flex: 1 0 auto;
    padding-left: ${theme.space[12]};
    border-left: 1px solid ${theme.color.line};
  }
  > header + div {
    position: sticky;
    top: ${BAR_PX}px;
    align-self: start;
    height: calc(100dvh - ${BAR_PX}px);
  }
  > main {
    /* Tables have more columns than the pages of students: beside the navigation they fill a window of 1920 px. */
    --page-width: 1720px;
    min-width: 0;
    scroll-margin-top: ${BAR_PX}px;
    outline: none;
  }
  /* What the keyboard comes to is not hidden under the bar. */
  > main :is(a, button, input, select, textarea) {
    scroll-margin-top: ${BAR_PX * 2}px;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > header {
      gap: ${theme.space[4]};
      padding-inline: ${theme.space[8]};
    }
    > header > [data-part='here'] {
      flex: 1;
      display: grid;
      min-width: 0;
      line-height: 1.3;

      > * {
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      > b {
        font-weight: ${theme.weight.bold};
      }
      > small {
        color: ${theme.color.ink3};
        font-size: ${theme.text.small};
      }
    }
  }
  /* In a low window, as at 200 % zoom, bars scroll away with the page. */
  ${media.low} {
    --sticky-top: 0px;
    > header {
      position: static;
    }
    > header + div {
      position: static;
      height: auto;
    }
  }
  ${media.print} {
    > header {
      display: none;
    }
  }
`;

/** Frame of every page of the back office: title, navigation by rights, and the page. */
export const OfficeLayout = (props: OfficeLayoutProps) => {
  const { rights, groups, active, children, offline = false } = props;
  const allowed = allowedGroups(groups, rights);
  const isPhone = useLayout() === 'narrow';
  return (
    <Root>
      <SkipLink href="#main">跳到正文</SkipLink>
      {isPhone ? <PhoneBar {...props} allowed={allowed} /> : <WideBar {...props} allowed={allowed} />}
      {!isPhone && <SideNav label="管理导航" groups={allowed} rights={rights} active={active} />}
      <main id="main" tabIndex={-1}>
        {offline && <OfflineBar />}
        {children}
      </main>
    </Root>
  );
};
