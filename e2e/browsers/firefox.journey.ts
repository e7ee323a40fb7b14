import { firefox } from './engines/puppeteer.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys(firefox);
