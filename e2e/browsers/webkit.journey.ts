import { webkit } from './engines/webkit.ts';
import { describeJourneys } from './journeys.ts';

describeJourneys(webkit);
