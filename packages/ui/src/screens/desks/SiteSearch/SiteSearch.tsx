import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { SearchResult } from '@aosai/api/desks/search.contract';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { nextIndex } from '../../../primitives/Tabs/nextIndex.ts';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { type Hit, hitGroups, type SearchPlace } from './searchHits.ts';
import { isOfInputMethod } from '../../../primitives/Combobox/inputMethod.ts';

export interface SiteSearchProps {
  open: boolean;
  /** Pages that the person may open; the first ones are offered before anything is typed. */
  places: readonly SearchPlace[];
  /** Words of earlier searches, the latest first. */
  recent: readonly string[];
  /** Results for the text; without data while they are on their way. */
  result: Loaded<SearchResult>;
  /** A visitor, for whom no questions are found. */
  isGuest: boolean;
  on: {
    /** The text has changed; empty when the dialog closes. */
    find: (text: string) => void;
    /** Opens an address that was found by the text. */
    go: (href: string, text: string) => void;
    clearRecent: () => void;
    retry: () => void;
    close: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space[12]};
  height: min(560px, calc(100dvh - 160px));

  > [data-part='box'] {
    position: relative;
  }
  > [data-part='box'] > svg {
    position: absolute;
    left: 14px;
    top: 50%;
    transform: translateY(-50%);
    color: ${theme.color.ink3};
    pointer-events: none;
  }
  > [data-part='box'] > input {
    padding-left: 42px;
  }
  > [data-part='box'] > input::-webkit-search-cancel-button {
    display: none;
  }
  > [data-part='found'] {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [data-part='group'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
    padding: ${theme.space[8]} ${theme.space[12]} 0;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  [role='option'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[12]};
    align-items: center;
    min-height: ${theme.control.touch};
    padding: ${theme.space[4]} ${theme.space[12]};
    border-radius: ${theme.radius.control};
    color: ${theme.color.ink};
    line-height: 1.5;
    text-decoration: none;
  }
  [role='option'] > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='option'] > small {
    max-width: 16em;
    overflow: hidden;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='option'] mark {
    background: none;
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  [role='option']:hover,
  [role='option'][aria-selected='true'] {
    background: ${theme.color.sunken};
  }
  [role='option'][aria-selected='true'] {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  [data-part='recent'] {
    display: grid;
    gap: ${theme.space[8]};
    padding: ${theme.space[8]} 0;
  }
  [data-part='recent'] > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  [data-part='recent'] > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  > footer,
  [data-part='note'] {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  [data-part='note'] {
    padding: ${theme.space[8]} ${theme.space[12]};
  }

  ${media.narrow} {
    height: calc(100dvh - 116px);
    [role='option'] > small {
      max-width: 9em;
    }
  }
  @media (hover: none) {
    > footer {
      display: none;
    }
  }
`;

/** The label with the searched words marked, if the label contains them in one piece. */
const Marked = ({ label, text }: { label: string; text: string }) => {
  const word = text.trim().toLowerCase();
  const at = word === '' ? -1 : label.toLowerCase().indexOf(word);
  if (at < 0) return <span>{label}</span>;
  const end = at + word.length;
  return (
    <span>
      {label.slice(0, at)}
      <mark>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </span>
  );
};

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** How many pages are offered before anything is typed. */
const SUGGESTED = 9;

interface RecentProps {
  recent: readonly string[];
  places: readonly SearchPlace[];
  onTake: (text: string) => void;
  onGo: (href: string) => void;
  onClear: () => void;
}

/** Before anything is typed: earlier words, and where one can go. */
const Recent = ({ recent, places, onTake, onGo, onClear }: RecentProps) => (
  <>
    {recent.length > 0 && (
      <section data-part="recent" aria-label="最近查找">
        <header>
          最近查找
          <Button size="s" variant="ghost" onClick={onClear}>
            清除
          </Button>
        </header>
        <div>
          {recent.map((word) => (
            <Button key={word} size="s" icon="clock" onClick={() => onTake(word)}>
              {word}
            </Button>
          ))}
        </div>
      </section>
    )}
    <section data-part="recent" aria-label="常去的地方">
      <header>常去的地方</header>
      <div>
        {places.slice(0, SUGGESTED).map(({ href, label }) => (
          <Button key={href} size="s" onClick={() => onGo(href)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  </>
);

/**
 * Finds what a learner may open: pages, courses, units, questions, exams, articles. Arrows choose, Enter opens, Esc
 * closes; a link opens in a new tab with the usual keys.
 */
export const SiteSearch = ({ open, places, recent, result, isGuest, on }: SiteSearchProps) => {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [chosen, choose] = useState(0);
  const word = text.trim();
  const groups = word === '' ? [] : hitGroups(word, places, result.data);
  const all: readonly Hit[] = groups.flatMap(({ hits }) => hits);
  const isWaiting = word !== '' && !result.data && !result.error;
  const type = (next: string, composing = isComposing) => {
    setText(next);
    choose(0);
    // Letters of an input method are no words yet.
    if (!composing) on.find(next);
  };
  const leave = () => {
    type('', false);
    on.close();
  };
  const go = (href: string) => {
    const asked = word;
    leave();
    on.go(href, asked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const next =
      event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? nextIndex(
            event.key,
            chosen,
            all.map(() => ({})),
          )
        : undefined;
    if (next !== undefined) choose(next);
    else if (event.key !== 'Enter') return;
    else if (all[chosen]) go(all[chosen].href);
    event.preventDefault();
  };
  const take = (event: MouseEvent, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <Dialog open={open} onClose={leave} title="查找" size="m" initialFocus={box}>
      <Root role="presentation">
        <div data-part="box">
          <Icon name="search" size={18} />
          <TextInput
            ref={box}
            type="search"
            size="l"
            role="combobox"
            aria-label="查找课程、单元、题目、考试和文章"
            aria-autocomplete="list"
            aria-expanded={all.length > 0}
            aria-controls={all.length > 0 ? listId : undefined}
            aria-activedescendant={all[chosen] ? `${listId}-${chosen}` : undefined}
            placeholder="课程、单元、题目、考试、文章"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={(event) => {
              setComposing(false);
              type(event.currentTarget.value, false);
            }}
          />
        </div>
        <div data-part="found">
          {word === '' && (
            <Recent
              recent={recent}
              places={places}
              onTake={(next) => type(next, false)}
              onGo={go}
              onClear={on.clearRecent}
            />
          )}
          {all.length > 0 && (
            <div id={listId} role="listbox" aria-label="找到的内容">
              {groups.map(({ name, hits, start }) => (
                <div key={name} role="group" aria-label={name}>
                  <div data-part="group" aria-hidden="true">
                    {name}
                  </div>
                  {hits.map(({ href, label, hint }, at) => (
                    <a
                      key={href}
                      id={`${listId}-${start + at}`}
                      ref={start + at === chosen ? intoView : null}
                      role="option"
                      tabIndex={-1}
                      href={href}
                      aria-selected={start + at === chosen}
                      onClick={(event) => take(event, href)}
                    >
                      <Marked label={label} text={word} />
                      {hint !== '' && <small>{hint}</small>}
                    </a>
                  ))}
                </div>
              ))}
            </div>
          )}
          {word !== '' && (
            <div role="status">
              {isWaiting && <p data-part="note">正在查找</p>}
              {result.error && (
                <p data-part="note">
                  没有查到：{result.error}{' '}
                  <Button size="s" onClick={on.retry}>
                    重试
                  </Button>
                </p>
              )}
              {result.data && all.length === 0 && (
                <Empty title={`没有找到「${word}」`} icon="search">
                  换一个短一点的词，例如「循环」。
                </Empty>
              )}
              {result.data && isGuest && <p data-part="note">登录以后还能查到可以练的题目。</p>}
            </div>
          )}
        </div>
        <footer>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> 选择　<Kbd>Enter</Kbd> 打开　<Kbd>Esc</Kbd> 关闭
        </footer>
      </Root>
    </Dialog>
  );
};
