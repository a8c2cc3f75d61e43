/** Writes the files of bought mosaics off the event loop, one at a time. */
import sharp from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { writeMosaicFile } from './write-mosaic-file.ts';

// One thread of work; sharp's own threads would take the processor from the shop.
sharp.concurrency(1);
sharp.cache(false);

answerJobs(writeMosaicFile);
