import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { theme } from '../../tokens/theme.ts';
import { SaveChip, type SaveState } from '../SaveChip/SaveChip.tsx';
import type { WorkLayout } from '../WorkFrame/useLayout.ts';

export interface PracticeTopProps {
  title: string;
  /** Shown before the title, such as a class and its date. */
  lead?: string | undefined;
  back: { label: string; href: string };
  save: SaveState | null;
  isGuest: boolean;
  layout: WorkLayout;
  tools: ReactNode;
  onSignIn: () => void;
}

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  min-height: 60px;
  padding: 6px ${theme.space[20]} 6px ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  > div {
    flex: 1;
    min-width: 0;
  }
  h1 {
    overflow: hidden;
    font-size: ${theme.text.lead};
    letter-spacing: 0;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  > div > p {
    overflow: hidden;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  &[data-layout='narrow'] {
    min-height: 52px;
    padding: 4px ${theme.space[8]};
  }
`;

/** Top bar: title, link back, and whether the draft is saved. */
export const PracticeTop = ({ title, lead, back, save, isGuest, layout, tools, onSignIn }: PracticeTopProps) => (
  <Root data-layout={layout}>
    <ButtonLink href={back.href} variant="ghost" size="s" icon="chevron-left" aria-label={`回到${back.label}`}>
      {layout === 'narrow' ? '' : back.label}
    </ButtonLink>
    <div>
      <h1 title={title}>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {save && <SaveChip state={save} short={layout !== 'wide'} />}
    {isGuest && (
      <Button size="s" onClick={onSignIn}>
        登录
      </Button>
    )}
    {tools}
  </Root>
);
