import { TURTLE_WORKS } from '@aosai/api/practice/python/turtleWorks';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { PythonFieldProps } from '../fieldProps.ts';
import { OwnWorks } from './OwnWorks.tsx';
import rainbow from '../works/rainbow.svg?inline';
import stars from '../works/stars.svg?inline';
import lantern from '../works/lantern.svg?inline';
import snowflake from '../works/snowflake.svg?inline';
import house from '../works/house.svg?inline';
import windmill from '../works/windmill.svg?inline';

/** Pictures of the works by id. Inlined in the chunk, so that they are available offline. */
export const PICTURES: Readonly<Record<string, string>> = { rainbow, stars, lantern, snowflake, house, windmill };

export interface WorksDialogProps {
  open: boolean;
  onClose: () => void;
  onPick: (id: string) => void;
  own: PythonFieldProps['own'];
}

const Works = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  button {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
    width: 100%;
    height: 100%;
    padding: 0 0 ${theme.space[12]};
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    border-color: ${theme.color.lineStrong};
  }
  button:focus-visible {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    margin-bottom: ${theme.space[4]};
  }
  b,
  small {
    padding: 0 ${theme.space[12]};
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    line-height: 1.5;
  }

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[12]};
  }
`;

const Choice = styled.div`
  margin-bottom: ${theme.space[16]};
`;

/** Turtle drawings to choose from, and the learner's own; the chosen one is loaded into the editor as a copy. */
export const WorksDialog = ({ open, onClose, onPick, own }: WorksDialogProps) => {
  const [view, setView] = useState<'examples' | 'own'>('examples');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="海龟作品"
      description="选一幅放进编辑器，运行看看，再改成你自己的。现在的程序可以从「更多」里换回来。"
      size="l"
    >
      {own && (
        <Choice>
          <Segmented
            label="看哪些作品"
            options={[
              { value: 'examples', label: '示例' },
              { value: 'own', label: '我的' },
            ]}
            value={view}
            onChange={setView}
          />
        </Choice>
      )}
      {own && view === 'own' ? (
        <OwnWorks {...own} onOpened={onClose} />
      ) : (
        <Works>
          {TURTLE_WORKS.map(({ id, title, idea }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onPick(id);
                  onClose();
                }}
              >
                <img src={PICTURES[id]} alt="" />
                <b>{title}</b>
                <small>{idea}</small>
              </button>
            </li>
          ))}
        </Works>
      )}
    </Dialog>
  );
};
