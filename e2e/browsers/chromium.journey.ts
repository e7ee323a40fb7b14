import { chromium } from './engines/puppeteer.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys(chromium);
