import { SiteSearch } from '@aosai/ui/screens/desks/SiteSearch';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { routedPath } from '../kit/routedPath.ts';
import { useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { centreMenu, itemOf, siteMenu } from './menus.ts';
import { dropSearches, keepSearch, recentSearches } from './recentSearches.ts';

const PAUSE_MS = 250;

/** Pages that are in no menu but that people look for. */
const FURTHER = [
  { path: '/camp', label: 'GESP 训练营' },
  { path: '/topic', label: '专题' },
  { path: '/content-center', label: '内容中心' },
  { path: '/activity', label: '竞赛活动' },
  { path: '/play/python', label: 'Python 练习场' },
  { path: '/vipCardList', label: '会员卡' },
];
const OF_STUDENTS = [
  { path: '/play/bank', label: '题库' },
  { path: '/play/home?view=wrong', label: '错题本' },
];
const OF_MEMBERS = [{ path: '/order', label: '我的订单' }];

/** The pages that this person may open, each name once: first those that no menu shows. */
function usePlaces() {
  const current = useCurrent();
  const member = current?.realm === 'member' ? current.member : null;
  const all = [
    ...[...(member?.type === 'student' ? OF_STUDENTS : []), ...FURTHER, ...(member ? OF_MEMBERS : [])].map(itemOf),
    ...siteMenu(current),
    ...centreMenu(current),
  ];
  return all.filter(({ label }, at) => all.findIndex((one) => one.label === label) === at);
}

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

function Search({ open, onClose }: SearchDialogProps) {
  const current = useCurrent();
  const owner = current?.realm === 'member' ? current.member.id : (current?.user.id ?? 'guest');
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [recent, setRecent] = useState(() => recentSearches(localStorage, owner));
  const word = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [word]);
  const read = useCall(asked === '' ? null : ['search', asked], (calls) =>
    calls.search.query({ keyword: asked }, { quiet: true }),
  );
  return (
    <SiteSearch
      open={open}
      places={usePlaces()}
      recent={recent}
      // Results for text that has changed since are not shown.
      result={asked === word ? loaded(read) : {}}
      isGuest={current === null}
      on={{
        find: setText,
        go: (href, words) => {
          if (words !== '') {
            keepSearch(localStorage, owner, words);
            setRecent(recentSearches(localStorage, owner));
          }
          const path = routedPath(href, location.href);
          if (path === null) location.assign(href);
          else navigate(path);
        },
        clearRecent: () => {
          dropSearches(localStorage, owner);
          setRecent([]);
        },
        retry: () => void read.mutate(),
        close: onClose,
      }}
    />
  );
}

/** The learners' search, with the calls it needs. */
export const SearchDialog = (props: SearchDialogProps) => (
  <LearnClient>
    <Search {...props} />
  </LearnClient>
);
