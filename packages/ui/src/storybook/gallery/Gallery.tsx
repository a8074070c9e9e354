import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Thumbs } from '../docs/Thumbs.tsx';
import { CANONICAL_STATES } from '../stateNames.ts';
import { GALLERY, type GalleryPage, type GalleryScreen } from './galleryPages.ts';
import { canonicalStatesOf, type IndexEntry, statesOf } from './galleryStates.ts';

const Sieve = styled.div.attrs({ className: 'sb-unstyled' })`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin: 0 -${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[8]};
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.line};

  button {
    padding: ${theme.space[4]} ${theme.space[12]};
    color: ${theme.color.ink};
    font: inherit;
    font-family: ${theme.font.sans};
    font-size: ${theme.text.dense};
    line-height: 1.65;
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    cursor: pointer;
  }
  button:hover {
    border-color: ${theme.color.primary};
  }
  button:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  button[aria-pressed='true'] {
    color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    border-color: ${theme.color.primary};
  }
  button[aria-pressed='true']::before {
    content: '✓ ';
  }
`;

const Screen = styled.section.attrs({ className: 'sb-unstyled' })`
  margin-top: ${theme.space[32]};
  color: ${theme.color.ink};
  font-family: ${theme.font.sans};
  /* Below the row of states that stays at the top. */
  &,
  > div {
    scroll-margin-top: 64px;
  }

  h2 {
    margin: 0;
    font-size: ${theme.text.section};
    line-height: 1.65;
  }
  h3 {
    margin: ${theme.space[16]} 0 0;
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.regular};
    color: ${theme.color.ink2};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[4]} ${theme.space[12]};
    font-size: ${theme.text.dense};
    color: ${theme.color.ink2};
  }
  code {
    font-family: ${theme.font.mono};
  }
`;

const Contents = styled.ul.attrs({ className: 'sb-unstyled' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  margin: ${theme.space[16]} 0;
  padding: 0;
  list-style: none;
  font-family: ${theme.font.sans};
  font-size: ${theme.text.dense};

  button {
    padding: 0;
    color: ${theme.color.primary};
    font: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
  }
`;

/** Where a Storybook that the product's server shows finds the product's pages. */
const isInProduct = (): boolean => globalThis.location.pathname.includes('/storybook/');

const Route = ({ route }: { route: string | undefined }) => {
  if (route === undefined) return <span>出现在多个页面里</span>;
  const path = `/web${route}`;
  if (!isInProduct() || route.includes(':')) return <code>{path}</code>;
  return (
    <a href={path} target="_blank" rel="noreferrer">
      <code>{path}</code>
    </a>
  );
};

const exportNameOf = ({ exportName, id }: IndexEntry): string => exportName ?? id;

const anchorOf = (screen: GalleryScreen): string => `gallery-${screen.folder.replace('/', '-')}`;

/** Of a group of a screen's states, by its place among them. */
const groupAnchorOf = (screen: GalleryScreen, at: number): string => `${anchorOf(screen)}-${at}`;

interface Stop {
  anchor: string;
  label: string;
}

/** Leads past pictures that are not looked for. */
const ContentsOf = ({ stops }: { stops: readonly Stop[] }) => (
  <Contents>
    {stops.map(({ anchor, label }) => (
      <li key={anchor}>
        <button type="button" onClick={() => document.getElementById(anchor)?.scrollIntoView()}>
          {label}
        </button>
      </li>
    ))}
  </Contents>
);

const GalleryOfScreen = ({
  screen,
  entries,
  state,
}: {
  screen: GalleryScreen;
  entries: readonly IndexEntry[];
  state: string | null;
}) => {
  const groups = statesOf(entries, screen)
    .map((group, at) => ({
      ...group,
      anchor: groupAnchorOf(screen, at),
      label: group.title.split('/').at(-1) ?? group.title,
      states: group.states.filter(({ name }) => state === null || canonicalStatesOf(name).includes(state)),
    }))
    .filter(({ states }) => states.length > 0);
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <Screen id={anchorOf(screen)}>
      <header>
        <h2>{screen.label}</h2>
        <Route route={screen.route} />
        <span>{`${count} 个状态`}</span>
      </header>
      {groups.length > 2 && <ContentsOf stops={groups} />}
      {groups.map(({ title, anchor, states }) => (
        <div key={title} id={anchor}>
          {groups.length > 1 && <h3>{title}</h3>}
          <Thumbs of={states.map((entry) => ({ id: entry.id, name: entry.name, exportName: exportNameOf(entry) }))} />
        </div>
      ))}
    </Screen>
  );
};

/**
 * A page of the gallery: live pictures of every state of its screens, each a link to its story. It reads Storybook's own
 * index, so a new state appears by itself.
 */
export const Gallery = ({ of }: { of: GalleryPage }) => {
  const [entries, setEntries] = useState<readonly IndexEntry[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [state, setState] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const response = await fetch('index.json');
      if (!response.ok) throw new Error(`${response.status}`);
      const index = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> };
      if (isHere) setEntries(Object.values(index.entries));
    };
    read().catch((error: unknown) => {
      if (isHere) setFailure(String(error));
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (failure !== null) return <p role="alert">{`没有读到状态的目录（${failure}）。请刷新页面。`}</p>;
  if (!entries) return <p role="status">正在读取状态的目录…</p>;
  const screens: readonly GalleryScreen[] = GALLERY[of];
  const all = screens.flatMap((screen) => statesOf(entries, screen).flatMap(({ states }) => states));
  const countOf = (name: string) => all.filter((entry) => canonicalStatesOf(entry.name).includes(name)).length;
  const inState = screens.filter((screen) =>
    statesOf(entries, screen).some(({ states }) =>
      states.some(({ name }) => state === null || canonicalStatesOf(name).includes(state)),
    ),
  );
  return (
    <>
      <p>
        每张小图都是活的界面，点一下打开它。主题、宽度、字号、强制颜色和动效在上方的工具栏里选，小图会跟着变；下面按状态筛选。
      </p>
      <Sieve role="group" aria-label="状态">
        <button type="button" aria-pressed={state === null} onClick={() => setState(null)}>
          {`全部 ${all.length}`}
        </button>
        {CANONICAL_STATES.filter((name) => countOf(name) > 0).map((name) => (
          <button key={name} type="button" aria-pressed={state === name} onClick={() => setState(name)}>
            {`${name} ${countOf(name)}`}
          </button>
        ))}
      </Sieve>
      {inState.length > 1 && (
        <ContentsOf stops={inState.map((screen) => ({ anchor: anchorOf(screen), label: screen.label }))} />
      )}
      {inState.map((screen) => (
        <GalleryOfScreen key={screen.folder} screen={screen} entries={entries} state={state} />
      ))}
    </>
  );
};
