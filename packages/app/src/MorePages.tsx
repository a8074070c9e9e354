import {
  AboutPage,
  AgreementIndexPage,
  AgreementPage,
  DevInboxPage,
  GuardianConsentPage,
  HealthPage,
  JudgePage,
  NotFoundPage,
  OrganizationApplyPage,
  RegisterPage,
  SsoPage,
  VipCardPage,
} from './moreRoutes.ts';
import { SignedIn } from './SignedIn.tsx';
import { Route, Switch } from 'wouter';

/** Pages that few first visits want, and what stands at an address that is none. */
export function Component() {
  return (
    <Switch>
      <Route path="/health">
        <SignedIn>
          <HealthPage />
        </SignedIn>
      </Route>
      <Route path="/judge">
        <SignedIn>
          <JudgePage />
        </SignedIn>
      </Route>
      <Route path="/dev">
        <DevInboxPage />
      </Route>
      <Route path="/sso">
        <SsoPage />
      </Route>
      <Route path="/register">
        <RegisterPage />
      </Route>
      <Route path="/register/consent">
        <GuardianConsentPage />
      </Route>
      <Route path="/agreement">
        <AgreementIndexPage />
      </Route>
      <Route path="/agreement/:name">
        <AgreementPage />
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route path="/organization/apply">
        <SignedIn>
          <OrganizationApplyPage />
        </SignedIn>
      </Route>
      <Route path="/vipCardList">
        <VipCardPage />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
