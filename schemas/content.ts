import type { z } from 'zod';
import { articleSchema, articlesPageSchema } from './articles.ts';
import { claimsSchema } from './claims.ts';
import type { Picture, Tint } from './fields.ts';
import { homeSchema } from './home.ts';
import { industriesSchema } from './industries.ts';
import { noticesSchema } from './notices.ts';
import { type PackageSection, packageSectionSchema, packagesPageSchema } from './packages.ts';
import {
  aboutSchema,
  contactSchema,
  notFoundSchema,
  policiesPageSchema,
  policySchema,
  reviewsSchema,
  textPageSchema,
} from './pages.ts';
import { placeSchema, placesPageSchema } from './places.ts';
import { publishedSchema, redirectsSchema } from './redirects.ts';
import { releaseSchema } from './release.ts';
import { sampleReportSchema } from './sample-report.ts';
import { type Service, servicePagesSchema, serviceSchema } from './services.ts';
import { type Endpoint, type NavigationWords, navigationSchema, siteSchema } from './site.ts';

/** Kinds of content with one file each: key in Content -> file and schema. */
export const contentFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  servicePages: { file: 'services.yaml', schema: servicePagesSchema },
  packagesPage: { file: 'packages.yaml', schema: packagesPageSchema },
  reviews: { file: 'reviews.yaml', schema: reviewsSchema },
  industries: { file: 'industries.yaml', schema: industriesSchema },
  about: { file: 'about-us.yaml', schema: aboutSchema },
  contact: { file: 'contact-us.yaml', schema: contactSchema },
  notFound: { file: 'not-found.yaml', schema: notFoundSchema },
  policiesPage: { file: 'policies.yaml', schema: policiesPageSchema },
  sampleReport: { file: 'sample-report.yaml', schema: sampleReportSchema, isOptional: true },
  articlesPage: { file: 'articles.yaml', schema: articlesPageSchema, isOptional: true },
  placesPage: { file: 'places.yaml', schema: placesPageSchema, isOptional: true },
  notices: { file: 'notices.yaml', schema: noticesSchema, isOptional: true },
  release: { file: 'release.yaml', schema: releaseSchema },
  claims: { file: 'claims.yaml', schema: claimsSchema, isOptional: true },
  redirects: { file: 'redirects.yaml', schema: redirectsSchema, isOptional: true },
  published: { file: 'published.yaml', schema: publishedSchema, isOptional: true },
} as const;

/**
 * Kinds of content with a folder of files, one per entry: the newest first, then by `order`. An entry with a later `date`
 * is left out. `opens`: text may come before the first heading of the Markdown.
 */
export const contentFolders = {
  services: { folder: 'services', ending: '.yaml', schema: serviceSchema },
  packageSections: { folder: 'packages', ending: '.yaml', schema: packageSectionSchema },
  policies: { folder: 'policies', ending: '.md', schema: policySchema },
  textPages: { folder: 'pages', ending: '.md', schema: textPageSchema, opens: true },
  articles: { folder: 'articles', ending: '.md', schema: articleSchema, opens: true },
  places: { folder: 'places', ending: '.yaml', schema: placeSchema },
} as const;

/** A `## Heading` of a Markdown file with the content below it. */
export interface ProseSection {
  /** Id of the heading, made from its text: `third-party-links`. */
  id: string;
  heading: string;
  /** HTML of the section's body, with a placeholder for each picture. */
  html: string;
  /** The pictures of these placeholders, if there are any. */
  pictures?: Picture[];
}

/** What the name of its file and its Markdown add to an entry. */
interface Prose {
  slug: string;
  sections: ProseSection[];
}
export type Policy = z.infer<typeof policySchema> & Prose;
export type TextPage = z.infer<typeof textPageSchema> & Prose;
export type Article = z.infer<typeof articleSchema> & Prose;
export type Place = z.infer<typeof placeSchema> & { slug: string };

/** An entry of header, mobile menu and footer, with the services below it. */
export interface NavigationEntry {
  title: string;
  href: string;
  /** The service pages below the Services entry; undefined for a plain link. */
  services?: { title: string; href: string; tagline: string; icon: string; tint: Tint }[];
  /** Color token of the entry's block in the mobile menu. */
  color: Tint;
  showInNavbar: boolean;
  /** A policy, which the end of the footer opens in a new tab. */
  isPolicy?: boolean;
}

export interface Navigation {
  entries: NavigationEntry[];
  getStarted: { title: string; href: string };
  words: NavigationWords;
}

type Name = keyof typeof contentFiles;
type Value<K extends Name> = z.infer<(typeof contentFiles)[K]['schema']>;
/** undefined for an optional file that has required keys: nothing can stand in for it. */
type Missing<K extends Name> = (typeof contentFiles)[K] extends { isOptional: true }
  ? object extends z.input<(typeof contentFiles)[K]['schema']>
    ? never
    : undefined
  : never;

/** The content of each file. */
type SingleFiles = { [K in Name]: Value<K> | Missing<K> };

/** All checked content of the site, which is everything that pages get. */
export interface Content extends Omit<SingleFiles, 'navigation'> {
  navigation: Navigation;
  services: Service[];
  packageSections: PackageSection[];
  policies: Policy[];
  textPages: TextPage[];
  /** Newest first. */
  articles: Article[];
  places: Place[];
  /** The address to which the contact form posts. */
  enquiryService: Endpoint;
}
