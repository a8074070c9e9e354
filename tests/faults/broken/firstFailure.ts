import fc from 'fast-check';

/** Does not shrink failing runs: detecting the mutant is enough. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
