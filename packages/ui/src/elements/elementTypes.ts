import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';
import type { Answer } from '@aosai/api/questions/answers';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';
import type { RankedMember } from '../screens/classes/Ranking/Ranking.tsx';
import type { SheetSection } from '../screens/exams/AnswerSheet/AnswerSheet.tsx';
import type { VipCardProps } from '../screens/orders/VipCard/VipCard.tsx';
import type { Ticket } from './SiteFrame.tsx';

/** 2026-12-06T09:00:00+08:00, milliseconds since 1970, or a Date. */
type Moment = string | number | Date;

/** The site's address, such as https://oj.example.com; without one, that of the script. */
interface AtSite {
  site?: string | null;
}

/** Properties of each element. One without `?` has to be set before the element shows anything but its name. */
export interface ElementProperties {
  'ao-question': {
    question: RoomQuestion | ReportQuestion;
    answer?: Answer | null;
    mode?: 'answer' | 'read' | 'review' | null;
    readOnly?: boolean;
    size?: 's' | 'm' | 'l' | null;
    mineWord?: string | null;
  };
  'ao-answer-sheet': { sections: readonly SheetSection[]; currentId?: string | null };
  'ao-countdown': { deadlineAt: Moment; serverTime?: Moment | null; size?: 's' | 'l' | null };
  'ao-ranking': {
    members: readonly RankedMember[];
    /** In hundredths of a point. */
    maxPoints: number;
    label?: string | null;
    selfId?: string | null;
    named?: boolean;
  };
  'ao-vip-card': {
    name: string;
    type: VipCardProps['type'];
    rights: VipCardProps['rights'];
    validUntil?: Moment | null;
    serverTime?: Moment | null;
    priceFen?: number | null;
    per?: string | null;
  };
  'ao-exam-list': AtSite & { exams: readonly ExamCard[]; serverTime?: Moment | null };
  'ao-python-field': AtSite;
  'ao-exam-room': AtSite & { ticket: Ticket; examId: string; paperId?: string | null };
  'ao-practice': AtSite & {
    ticket: Ticket;
    mode?: 'weak' | 'due' | 'random' | null;
    level?: string | null;
    questionId?: string | null;
  };
  'ao-course': AtSite & { courseId: string; ticket?: Ticket | null };
}

/** `detail` of each event, by element. */
export interface ElementEvents {
  'ao-question': { 'ao-answer': { questionId: string; answer: Answer | null } };
  'ao-answer-sheet': { 'ao-go': { questionId: string } };
  'ao-countdown': { 'ao-end': { deadlineAt: number } };
  'ao-ranking': object;
  'ao-vip-card': { 'ao-buy': { name: string; type: VipCardProps['type']; priceFen: number } };
  'ao-exam-list': { 'ao-open': { href: string } };
  'ao-python-field': object;
  'ao-exam-room': FrameEvents & { 'ao-start': { attemptId: string }; 'ao-complete': { attemptId: string } };
  'ao-practice': FrameEvents;
  'ao-course': FrameEvents;
}

interface FrameEvents {
  /** The page needs a fresh ticket: the old one was refused, its session has ended, or there was none. */
  'ao-ticket': { reason: 'refused' | 'expired' | 'missing' };
}

/** Name of an element, such as `ao-question`. */
export type ElementTag = keyof ElementProperties;

/** `deadlineAt` → `deadline-at`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** Every element also takes an accent colour, `#rgb` or `#rrggbb`. */
type Settable<Tag extends ElementTag> = Partial<ElementProperties[Tag]> & { accent?: string | null };

/** What a tag in a page or a template may carry: properties, or attributes as text (objects as JSON). */
export type ElementAttributes<Tag extends ElementTag> = {
  [Name in keyof Settable<Tag>]?: Settable<Tag>[Name] | string | undefined;
} & {
  [Name in keyof Settable<Tag> & string as Kebab<Name>]?: Settable<Tag>[Name] | string | undefined;
} & { 'data-theme'?: 'light' | 'dark' | 'auto' };

/** The element itself, with its properties and events. */
export type AoElement<Tag extends ElementTag> = Settable<Tag> & {
  addEventListener<Name extends keyof ElementEvents[Tag] & string>(
    type: Name,
    listener: (event: CustomEvent<ElementEvents[Tag][Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & HTMLElement;

/** For Vue: `declare module 'vue' { interface GlobalComponents extends VueElements {} }`. */
export type VueElements = { [Tag in ElementTag]: new () => { $props: ElementAttributes<Tag> } };

type ElementsByTag = { [Tag in ElementTag]: AoElement<Tag> };

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
