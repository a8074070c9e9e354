import { GuestMore as View } from '@aosai/ui/screens/desks/GuestMore';
import { useAosai } from '../kit/context.ts';
import { openClasses } from '../classes/openClasses.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

/** Lower part of a visitor's home page: public classes and links to the rest of the site. */
export function GuestMore() {
  const { settings } = useAosai();
  const now = useNow();
  const classes = useCall(['home', 'classes', 'open'], openClasses(settings.appId));
  return <View classes={classes.data ?? []} now={now} />;
}
