import { describe, expect, it } from 'vitest';
import { parseSource } from '../../build/content/source.ts';
import { edit, fixture, site } from './small-site.ts';

const SEO = await fixture('content/services/seo.yaml');
const POLICY = await fixture('content/policies/refund-policy.md');

describe('an editor’s mistake gets one message with its place and the remedy', () => {
  it('in any value of any file, all in one run', async () => {
    const small = await site({
      'content/site.yaml': edit({
        Lantern: '042',
        'slogan:': 'color: blue\nslogan:',
        '//www.lantern.example': '//www.lantern.example/',
        'hello@lantern': 'hello @lantern',
        '""': '1-800-LANTERN',
        'https://maps.example/?q=Olympia': 'javascript:alert(1)',
        'https://maps.example/embed?q=Olympia': `'https://a"x=.co/'`,
        'endpoint: ""': 'endpoint: https://me:pw@x.example/',
        '2024': 'last year',
      }),
      'content/home.yaml': edit({
        'headline: Be found first': 'headline: "   "',
        '  subline: Start today.\n': '',
        'action: Get Started\n  actionAbout': 'action:\n  actionAbout',
        'heading: Why choose us': 'heading: #1 in town',
        'expertise:\n': '    - title: Five\n      text: One too many.\nexpertise:\n',
        'heading: Audit': 'heading: ""',
        'href: /contact-us/': 'href: 5',
        'letsTalk:\n  heading: Let us talk\n  text: Tell us what you sell.\n  action: Get Started\n':
          'letsTalk:\n  - Let us talk\n',
      }),
      'content/about-us.yaml': edit({
        'title: About us': `title: ${'About us '.repeat(8)}`,
        'A site just large enough for the tests.': '[A site]',
        'with a description long enough for the schema': 'tiny',
        'href: /services/seo/': 'href: /services/seo',
      }),
      'content/contact-us.yaml': edit({
        'heading: Give Us a Shout': 'heading: true',
        '- First\n  - Second\n  - Third\n': '• First\n  • Second\nhighlightTexts:\n  - One\n  - Two\n',
        '    spoken: Press {hotkey} to discard it.\n': '\n\n',
        'corrections:\n    one: One field is wrong.\n    several: "{number} fields are wrong."':
          'corrections: No',
      }),
      'content/industries.yaml': edit({
        'tint: wood': 'tint: wod\n    descripton: Lamps.',
      }),
      'content/navigation.yaml': edit({
        'services: true': 'services: yes please',
        'href: /packages/': 'href: //evil.example/',
        'href: /packages/\n#': 'href: data:text/html,x\n#',
      }),
      'content/packages/seo.yaml': edit({
        'order: 1': 'order: 1.5',
        '"$400"': '1400',
        'Landing pages: up': 'Landing pages: No #',
        'Page speed work: true':
          'Page speed work: false\n  - id: plus\n    name: Plus\n    price: $400/month\n    period: month\n    points: none',
      }),
      'content/policies/refund-policy.md': edit({
        'order: 1': 'order: 0',
        'October 1, 2026': 'February 30, 2026',
      }),
      'content/reviews.yaml': edit({
        'stars: 5': 'stars: 6',
        'Austin, TX': 'Austin, Texas',
        '30.27': '80.1',
        '-97.74': '97.74',
      }),
      'content/services/seo.yaml': edit({
        'order: 1': 'order: "1"',
        'icon: trending-up': 'icon: trending-upp',
        '- We look first.': '- We say: Look\n    -',
        'receive:\n  heading: What you receive\n  items:\n    - A list':
          'receive:\nheading: What you receive',
        '  alt: Drawing of a lamp\n': '',
        '    - title: Plan\n      text: We plan.\n': '',
      }),
      'content/services/misspelled.yaml': edit({ 'layout: cards': 'layout: card' })(SEO),
      'content/services/shapeless.yaml': edit({ 'layout: cards\n': '' })(SEO),
      'content/services/two-signs.yaml': edit({
        'icon: key-round': 'icon: key-round\n    picture: { name: lamp, alt: Lamp }',
        '  items:\n    - A list': '  items:',
      })(SEO),
      'content/policies.yaml': '',
      'content/release.yaml': '- accepted\n',
      'content/policies/bare.md': '## Payment\n\nFirst.\n',
      'content/policies/unclosed.md': edit({ '2026\n---\n': '2026\n' })(POLICY),
      'content/not-found.yaml': null,
    });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/site.yaml:1:9 agency: this must be a text, but it is the number 42. Put quotes around it: "042".
      content/site.yaml:4:6 url: this must begin with https:// and end without a slash, such as https://www.example.com, but it is the text "https://www.lantern.example/".
      content/site.yaml:5:8 email: this must be an email address, but it is the text "hello @lantern.example".
      content/site.yaml:6:8 phone: this must be a phone number with its area code, such as (360) 555-0142, or empty "" for none, but it is the text "1-800-LANTERN".
      content/site.yaml:9:8 address.url: this must be a complete address that begins with https://, but it is the text "javascript:alert(1)", which can run a script.
      content/site.yaml:12:8 map.url: "a"x=.co" is not a valid site name. Use letters, digits, hyphens and dots, such as "https://www.example.com".
      content/site.yaml:27:16 copyrightYear: this must be a number, but it is the text "last year".
      content/site.yaml:29:13 enquiry.endpoint: this address contains a user name or a password, which every visitor could read. Leave them out: "https://x.example/".
      content/site.yaml:2:1 the key "color" is unknown. Known keys: agency, slogan, url, email, phone, address, coordinates, hours, areas, profiles, logo, locations, textMessages, reviewUs, map, copyrightYear, redirectToHttps, publish, notices, enquiry, measurement.
      content/navigation.yaml:7:15 entries[1].services: this must be true or false, but it is the text "yes please".
      content/navigation.yaml:10:11 entries[2].href: this must be an address in lowercase, with a slash at both ends, such as /packages/, but it is the text "//evil.example/", which leads to another site.
      content/navigation.yaml:14:9 getStarted.href: this must be an address on this site such as /contact-us/, or a complete one that begins with https://, but it is the text "data:text/html,x", which can run a script.
      content/home.yaml:5:13 hero.headline: this must have at least 1 character, but it has 0.
      content/home.yaml:5:17 hero.subline is missing. Add it (a text).
      content/home.yaml:6:10 hero.action: this must be a text, but it is empty. Write it after the colon.
      content/home.yaml:13:11 hero.map.href: this must be a text, but it is the number 5.
      content/home.yaml:37:12 whyChooseUs.heading: this must be a text, but it is empty. Text that begins with "#" is a comment, which nobody sees. Put quotes around it: "#1 in town".
      content/home.yaml:50:7 whyChooseUs.reasons: this must have exactly 4 entries, but it has 5.
      content/home.yaml:62:12 audit.heading: this must have at least 1 character, but it is empty.
      content/home.yaml:67:3 letsTalk: this must be a group of keys, but it is a list.
      content/reviews.yaml:24:12 reviews[0].stars: this must be at most 5, but it is 6.
      content/reviews.yaml:25:14 reviews[0].address: this must be a city and a state, such as "Austin, TX", but it is the text "Austin, Texas".
      content/reviews.yaml:26:15 reviews[0].latitude: this must be at most 50, but it is 80.1.
      content/reviews.yaml:27:16 reviews[0].longitude: this must be from -125 to -66, but it is 97.74. West of Greenwich it is negative: put a minus sign before it.
      content/industries.yaml:10:11 industries[0].tint: this must be one of surface, block, wood, water, yellow, signal, signal-2, signal-3, but it is the text "wod". Did you mean "wood"?
      content/industries.yaml:11:5 industries[0]: the key "descripton" is unknown. Did you mean "description"? Known keys: title, icon, tint, description, search, picture, link.
      content/about-us.yaml:2:10 meta.title: this must have at most 60 characters, but it has 71.
      content/about-us.yaml:3:16 meta.description: this must have 70 to 160 characters, but it has 34.
      content/about-us.yaml:6:14 missionText: this must be a text, but it is a list.
      content/about-us.yaml:23:13 services.items[0].href: this must be an address on this site, in lowercase, with a slash at both ends, such as /services/seo/, but it is the text "/services/seo".
      content/contact-us.yaml:4:10 heading: this must be a text, but it is the value true. Put quotes around it: "true".
      content/contact-us.yaml:9:3 highlights: this must be a list, but it is the text "• First • Second". Put each entry on a line of its own that begins with "- ".
      content/contact-us.yaml:12:3 highlightTexts: this must have exactly 3 entries, but it has 2.
      content/contact-us.yaml:25:16 form.corrections: this must be a group of keys, but it is the text "No". Put its keys below it, each on a line of its own: one, several.
      content/contact-us.yaml:39:1 form.draftRestored.spoken is missing. Add it (a text).
      content/not-found.yaml This file is missing. Restore it from the last version that worked.
      content/policies.yaml:1:1 This file is empty. Restore it from the last version that worked.
      content/release.yaml:1:1 the file: this must be a group of keys, but it is a list.
      content/services/misspelled.yaml:1:9 layout: this must be one of cards, activities, listing, but it is the text "card". Did you mean "cards"?
      content/services/seo.yaml:2:8 order: this must be a number, but it is the text "1". Remove the quotes.
      content/services/seo.yaml:5:7 icon: there is no icon named "trending-upp". Did you mean "trending-up"? Choose one from https://lucide.dev/icons/.
      content/services/seo.yaml:12:12 picture.alt is missing. Add it: a few words on what the picture shows, for those who do not see it.
      content/services/seo.yaml:17:7 intro.text[0]: this must be a text, but it is a group of keys. Put quotes around it: "We say: Look".
      content/services/seo.yaml:18:6 intro.text[1]: this must be a text, but it is empty. Write it after the hyphen.
      content/services/seo.yaml:26:5 steps.items: this must have at least 2 entries, but it has 1.
      content/services/seo.yaml:28:9 receive: this must be a group of keys, but it is empty. Put its keys below it, each with 2 more spaces before it.
      content/services/seo.yaml:29:1 the key "heading" is unknown. Known keys: layout, order, title, tagline, icon, tint, meta, lead, picture, banner, packages, packagesNote, quote, booking, example, cases, intro, cardsHeading, cards, look, steps, receive, consultation, notSure.
      content/services/shapeless.yaml:1:1 layout is missing. Add it (one of cards, activities, listing).
      content/services/two-signs.yaml:20:5 cards[0]: a card shows an "icon" or a "picture". Remove one of them.
      content/services/two-signs.yaml:33:9 receive.items: this must be a list, but it is empty. Put its entries below it, each on a line that begins with "- ".
      content/packages/seo.yaml:1:8 order: this must be a whole number, but it is the number 1.5.
      content/packages/seo.yaml:15:12 tiers[0].price: this must be a text, but it is the number 1400. Put quotes around it: "$1,400".
      content/packages/seo.yaml:19:22 tiers[0].points.Landing pages: this must be true, a number, or words other than yes and no; leave the line out where the tier does not include the feature, but it is the text "No".
      content/packages/seo.yaml:20:24 tiers[0].points.Page speed work: this must be true, a number, or words other than yes and no; leave the line out where the tier does not include the feature, but it is the value false.
      content/packages/seo.yaml:23:12 tiers[1].price: this must be a price with its dollar sign and nothing else, such as "$400" (for work without a fixed price, write "quote" in the file of its service), but it is the text "$400/month".
      content/packages/seo.yaml:25:13 tiers[1].points: this must be a group of keys, but it is the text "none".
      content/policies/bare.md:1:1 The file must begin with its keys, with nothing above them: a line of three hyphens (---), keys such as "title: Terms", and such a line again.
      content/policies/refund-policy.md:2:8 order: this must be at least 1, but it is 0.
      content/policies/refund-policy.md:14:10 updated: this must be a day such as "October 1, 2026", but it is "February 30, 2026".
      content/policies/unclosed.md:15:1 The keys at the beginning of this file are not closed. Put a line "---" above this one."
    `);
  });

  it('in a text with the signs of another language', async () => {
    const small = await site({
      'content/site.yaml': edit({
        'https://maps.example/embed?q=Olympia':
          '<iframe src="https://maps.example/embed?q=Olympia"></iframe>',
      }),
      'content/home.yaml': edit({
        'heading: Overview': 'heading: <b>Overview</b>',
        'heading: Promises': 'heading: Smith &amp; Sons',
        'heading: Why choose us': 'heading: Why **we** work',
        'heading: Our expertise': 'heading: The expertise of {agency}',
        'heading: Ranking': 'heading: Lan&#x202E;tern',
        'heading: Let us talk': 'heading: "[Let us talk](/contact-us/)"',
        'heading: Audit': 'heading: "B&Bs; and inns" # 4 words at most',
        'text: Where you stand.': 'text: We are #1 in town # truly',
        '{count} price': '{conut} price',
      }),
    });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/site.yaml:11:8 This is the complete code of a frame. Keep only the address after src=: https://maps.example/embed?q=Olympia
      content/home.yaml:22:12 HTML tags are not allowed here. Write the words alone; the text of a .md file may use Markdown.
      content/home.yaml:29:12 &amp; is HTML for a character. Visitors would see it as it is here: write the character itself.
      content/home.yaml:34:14 {conut} stands for nothing. Visitors would see it as it is here. Did you mean {count}?
      content/home.yaml:38:12 **we** is Markdown, which works only in the text of .md files. Visitors would see it as it is here: write the words alone.
      content/home.yaml:52:12 Only the text of .md files may contain {agency}. Visitors would see it as it is here: write the words.
      content/home.yaml:54:12 &#x202E; is HTML for a character. Visitors would see it as it is here: write the character itself.
      content/home.yaml:62:9 This text ends before "#1 in town # truly", which is a comment that nobody sees. Put quotes around the whole text, or the comment on a line of its own.
      content/home.yaml:66:12 [Let us talk](/contact-us/) is Markdown, which works only in the text of .md files. Visitors would see it as it is here: write the words alone."
    `);
  });

  it('in a text that a program or a sign has cut, garbled or pasted', async () => {
    const small = await site({
      'content/site.yaml': edit({ 'WA 98501': 'WA 9850' }),
      'content/home.yaml': edit({
        'heading: Overview': 'heading: 77 Main Street # 4, Olympia',
        'heading: Promises': 'heading: "!sample Promises"',
      }),
      'content/about-us.yaml': edit({ 'title: About us': 'title: About CafÃ©' }),
      'content/packages/seo.yaml': edit({ 'period: month': 'period: per month' }),
    });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/site.yaml:7:9 address.text: the ZIP code at the end must have five digits.
      content/home.yaml:22:12 This text ends before "# 4, Olympia", which is a comment that nobody sees. Put quotes around the whole text, or the comment on a line of its own.
      content/home.yaml:29:12 Visitors would see "!sample" here. Put it before the quotes, or delete it.
      content/about-us.yaml:2:19 "Ã©" is what a quote, dash or accented letter becomes when a program opens a file with a wrong encoding. Type it again here and wherever it is.
      content/packages/seo.yaml:16:13 tiers[0].period: this must be the unit, such as month, hour or project: "/" stands before it, but it is the text "per month"."
    `);
  });

  it('in a sign that the page adds itself, and in a headline that leaves the button no room', async () => {
    const small = await site({
      'content/home.yaml': (text) => text.replace(/headline: .*/, `headline: ${'Long words '.repeat(6)}`),
      'content/packages/seo.yaml': edit({ 'period: month': 'period: /month' }),
      'content/reviews.yaml': (text) => text.replace(/review: .*/, 'review: “They answer. Always.”'),
    });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/home.yaml:5:13 hero.headline: this must have at most 60 characters, but it has 65.
      content/reviews.yaml:28:13 reviews[0].review: this must have no quotation marks around it, because the page adds them, but it is the text "“They answer. Always.”".
      content/packages/seo.yaml:16:13 tiers[0].period: this must be the unit, such as month, hour or project: "/" stands before it, but it is the text "/month"."
    `);
  });

  it('in a review that is too long for the home page, and in a second one for it', async () => {
    const report = async (change: (text: string) => string) =>
      (await site({ 'content/reviews.yaml': change })).report();
    expect(await report(edit({ 'review: ': `home: true\n    review: ${'Long. '.repeat(40)}` }))).toBe(
      'content/reviews.yaml:28:11 reviews[0].home: the home page has room for 200 characters of a review; choose a shorter one.',
    );
    const other = '  - { name: Bo, home: true, stars: 5, address: "Austin, TX", review: Good. }\n';
    const both = (text: string) => edit({ 'stars: 5': 'stars: 5\n    home: true' })(text) + other;
    expect(await report(both)).toMatchInlineSnapshot(
      `"content/reviews.yaml:30:23 reviews[1].home: another review has "home: true" already, and only one is shown. Remove this line or that one."`,
    );
  });

  it('in values that do not fit each other', async () => {
    const service = (title: string, changes: Record<string, string>) =>
      edit({ 'title: SEO\n': `title: ${title}\n`, ...changes })(SEO);
    const small = await site({
      'content/packages/seo.yaml': edit({
        '- Page speed work\n': '- Page speed work\n      - Keywords\n',
        'tiers:':
          'finder:\n  answer: Search\n  question: How many?\n  feature: Keyword\n  extras: [Keywords]\ntiers:',
        '      Landing pages: up': '      Landing page: up',
        'work: true\n':
          'work: true\n  - id: basic\n    name: Plus\n    price: $500\n    period: month\n    points: {}\n',
      }),
      'content/packages/zebra.yaml': (await fixture('content/packages/seo.yaml')).replace(
        'tiers:',
        'finder: { answer: A, question: B?, feature: Keywords, answers: [One, Two], extras: [] }\ntiers:',
      ),
      'content/services/a.yaml': service('A', {
        'packages: seo': 'packages: soe',
        '    icon: key-round\n': '',
      }),
      'content/services/b.yaml': service('B', {
        'order: 1': 'order: 7',
        'packages: seo\n': '',
      }),
      'content/services/c.yaml': service('C', {
        'order: 1': 'order: 8',
        'packages: seo': 'packages: seo\nquote: { title: A, text: B, action: C, href: /packages/ }',
      }),
      'content/services/My Service.yaml': service('D', { 'order: 1': 'order: 9' }),
      'content/policies/refund-policy.md': edit({
        '## Payment': 'Words too early.\n\n##Payment',
        'takes payment': '<b>takes</b> payment',
        '## Questions':
          '# Questions\n\n• One\n\n(a)\tOne\n\n(a) One\n(b) Two\n\n1.1 One\n1.2 Two\n\nA\t$4\nB\t$5\n\nOne\n---\n\n[our terms] (/terms/)\n\n[Saturday]: Closed\n\nOne[^1]\n\n[^1]: Two\n\n#1 in town\n\n- [map](https://maps.example/our place)\n\n![Lamp](images/lamp.svg "Our lamp")\n\n[a]: /x/\n\n[a](/x/ "Title")\n\n## See [a][a] [b](/b/)\n\n## \n\n## Late\n\nOne.\n\n## late\n\nTwo.',
        'Write to {email}': 'Write to {emial}',
        'or to': '\n\n<div>or</div>\n\n- one <script>two</script>\n\n| or |\n| --- |\n| <i>to</i> |\n',
      }),
      'content/policies/empty.md': POLICY.slice(0, POLICY.indexOf('## ')),
    });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/policies/empty.md:16:1 There is no section yet. Begin one with a line such as "## Payment".
      content/policies/refund-policy.md:71:10 There is no placeholder "{emial}". Did you mean "email"? Placeholders: {agency}, {email}, {address}.
      content/policies/refund-policy.md:25:1 This character does not start a list. Begin the line with "- " instead.
      content/policies/refund-policy.md:27:1 A letter does not start a list. Put a space in place of the tab, and an empty line above this one.
      content/policies/refund-policy.md:17:1 This text is before the first section. Put a line such as "## Payment" above it, or move it to "lead".
      content/policies/refund-policy.md:19:1 Put a space after "##" to make this a heading.
      content/policies/refund-policy.md:21:1 HTML tags are not allowed here. Write the words alone; the text of a .md file may use Markdown.
      content/policies/refund-policy.md:23:1 The heading of the page is its "title" at the top of the file. Use "##" for a section.
      content/policies/refund-policy.md:29:1 The clauses of this paragraph would run together. Put an empty line above each.
      content/policies/refund-policy.md:32:1 The clauses of this paragraph would run together. Put an empty line above each.
      content/policies/refund-policy.md:35:1 Cells with tabs between them would run together. Write a table instead: | Package | Price |
      content/policies/refund-policy.md:38:1 The line of hyphens makes a heading of the line above it. Put an empty line between them, or use "##".
      content/policies/refund-policy.md:41:1 Remove the space between "]" and "(": it keeps this from being a link.
      content/policies/refund-policy.md:43:1 Nobody would see this line, because of its brackets: Markdown takes it for the address of a link. Remove them.
      content/policies/refund-policy.md:47:1 Nobody would see this line, because of its brackets: Markdown takes it for the address of a link. Remove them.
      content/policies/refund-policy.md:49:1 Put a backslash before "#" to show it: "\\#". A heading begins with "## ".
      content/policies/refund-policy.md:51:1 This would be shown as text, because the address of the link has a space. Write %20 in place of each space.
      content/policies/refund-policy.md:53:1 Nobody would see the words in quotes after the name of this picture. Put them into the text below.
      content/policies/refund-policy.md:59:1 A heading has no link or picture. Put it into the text below.
      content/policies/refund-policy.md:61:1 This heading is empty. Write it, or delete the line.
      content/policies/refund-policy.md:67:1 Another section has this heading. Give each a heading of its own.
      content/policies/refund-policy.md:73:1 HTML tags are not allowed here. Write the words alone; the text of a .md file may use Markdown.
      content/policies/refund-policy.md:75:1 HTML tags are not allowed here. Write the words alone; the text of a .md file may use Markdown.
      content/policies/refund-policy.md:77:1 HTML tags are not allowed here. Write the words alone; the text of a .md file may use Markdown.
      content/policies/refund-policy.md:59:1 Nothing is below this heading. Write it, or delete the heading.
      content/services/My Service.yaml Rename this file: lowercase letters, digits and hyphens only, such as "my-service.yaml".
      content/packages/seo.yaml:12:9 The row "Keywords" appears twice in this file. Remove one.
      content/packages/seo.yaml:25:7 tiers[0].points: no row is named "Landing page". Did you mean "Landing pages"? Add it under "highlights" or "rows", or fix the name.
      content/packages/seo.yaml:27:9 The id "basic" is used by another tier of this file. Choose another one.
      content/packages/seo.yaml:16:12 finder: no row is named "Keyword". Did you mean "Keywords"? Use the name of a row of this file.
      content/packages/zebra.yaml:12:64 finder.answers: the number of answers is 2, that of different amounts of "Keywords" 1 (10). Write one answer for each, in this order.
      content/services/a.yaml:14:11 packages: there is no file content/packages/soe.yaml. Did you mean "seo"? Choose one of seo, zebra, or write "quote" instead.
      content/services/b.yaml:3:8 Say what the service costs: either "packages" with the name of a file in content/packages, or "quote" with what happens instead.
      content/services/c.yaml:14:11 Say what the service costs: either "packages" with the name of a file in content/packages, or "quote" with what happens instead.
      content/services/seo.yaml:2:8 order: content/services/a.yaml has the same number 1. Give each file of the folder its own.
      content/packages/zebra.yaml:1:8 order: content/packages/seo.yaml has the same number 1. Give each file of the folder its own.
      content/packages/zebra.yaml:4:5 id: content/packages/seo.yaml has the same id seo-packages. Give each file of the folder its own.
      content/policies/refund-policy.md:2:8 order: content/policies/empty.md has the same number 1. Give each file of the folder its own."
    `);
  });

  it('in an article without the file that has the words of its page', async () => {
    const article = `title: New\nlead: Our news.\ndate: March 3, 2026\nmeta: { title: News of the lamps, description: "${'All the news. '.repeat(6)}" }\n`;
    const small = await site({ 'content/articles/new.md': `---\n${article}---\n\nMore.\n` });
    expect(await small.report()).toContain('content/articles/new.md This file makes no page');
  });

  it('in the name of a file', async () => {
    const small = await site({
      'content/artcles.yaml': 'heading: Reviews\n',
      'content/home copy.yaml': 'heading: Home\n',
      'content/shop.jpg': 'A picture.',
      'content/services/old/ppc.yaml': 'order: 2\n',
      'content/services/writing.yml': SEO,
      'content/services/Thumbs.db': 'Of the system.',
      'content/policies/terms.txt': 'Our terms.\n',
      'content/policies/terms.docx': 'Our terms.\n',
      'content/policies/readme.txt': 'Explains the folder, so it may have any name.\n',
      'content/README.md': '# Words\n',
    });
    const unused = 'Nothing on the site uses this file.';
    const report = await small.report();
    expect(report.replaceAll(/ Single files: .*/g, ' …').split('\n')).toEqual([
      `content/artcles.yaml ${unused} Did you mean "content/articles.yaml"? …`,
      `content/home copy.yaml ${unused} It looks like a copy of home.yaml. Delete it.`,
      `content/policies/terms.docx ${unused} Delete it, or move it to another place.`,
      `content/policies/terms.txt ${unused} Rename it: terms.md.`,
      `content/services/old/ppc.yaml ${unused} …`,
      `content/services/writing.yml ${unused} Rename it: writing.yaml.`,
      `content/shop.jpg ${unused} Pictures belong in static/images/.`,
    ]);
    expect(report).toContain('site.yaml, navigation.yaml, home.yaml');
    expect(report).toContain('folders: services/*.yaml, packages/*.yaml, policies/*.md');
  });
});

describe('a file that cannot be read gets one message with its place and the remedy', () => {
  const COLUMN =
    'this line is not aligned with the lines that it belongs with. Put as many spaces before it as there are before them.';
  const COLON =
    'there is a second colon here. Put quotes around the whole text, or begin the second key on a line of its own.';
  const MARK =
    'put !sample after the colon of its key, and quotes around a text with a colon. Check the indent (2 spaces a level), the quotes and the colons around this place.';
  const QUOTES =
    'the quote that begins this text ends before the text does. Put other quotes around the whole: ';
  const OPEN = 'the quote that begins here is never closed. Close it, or leave it out.';
  const NO_KEY =
    'this line has no key. Begin it with a key and a colon, with more spaces than the line whose text it continues, or with "# " if visitors should not see it.';
  const SPACE =
    'this line has a no-break space before its first words, as copied text has them. Put ordinary spaces instead.';
  const DASH =
    'this line begins with a sign that word processors put in place of a hyphen. Put a hyphen (-) instead.';
  const below = (sign: string) =>
    `the text below "${sign}" must begin 2 spaces further to the right than its key.`;
  const signs = (sign: string, quoted: string) =>
    `a text must not begin with ${sign} here. Put quotes around it: ${quoted}.`;

  it.each<[string, string, string]>([
    ['list:\n - name: a\n    icon: b\n', '3:5', COLUMN],
    ['hero:\n  headline: A\n subline: B\n  action: C\n', '3:2', COLUMN],
    ['list:\n  - name: a\n   stars: 5\n', '3:4', COLUMN],
    ['list: []\n  - name: a\n', '2:3', 'the line above says that its list is empty. Remove the "[]" there.'],
    ['a: 1\n---\nb: 2\n', '3:1', 'here begins a second document. Remove the line "---" above it.'],
    ['a: [b\nc: d\n', '2:1', COLUMN],
    ...['@home with you', '&Co is here', ', x', '%x', '`x`', '? x', '- x', '!simple One'].map(
      (text): [string, string, string] => [`a: ${text}\n`, '1:4', signs(text.charAt(0), `"${text}"`)],
    ),
    ['a: *x y\n', '1:7', signs('*', '"*x y"')],
    ['a: |x\n', '1:5', signs('|', '"|x"')],
    ['a: >x\n', '1:5', signs('>', '">x"')],
    ['a: {x} y\n', '1:8', signs('{', '"{x} y"')],
    ['- [New] Why choose us\n', '1:9', signs('[', '"[New] Why choose us"')],
    ['a: @say "us"\n', '1:4', signs('@', `'@say "us"'`)],
    ['a: @it\'s "us"\n', '1:4', signs('@', `'@it''s "us"'`)],
    ['a: "They said "yes" twice."\n', '1:16', `${QUOTES}'They said "yes" twice.'.`],
    ['a: "Why" choose us\n', '1:10', `${QUOTES}'"Why" choose us'.`],
    ["a: 'Why it's us'\n", '1:12', `${QUOTES}"Why it's us".`],
    ["a: 'Why' choose us\n", '1:10', `${QUOTES}"'Why' choose us".`],
    ['a: "b\nc: d\n', '1:4', OPEN],
    ["a: b\nc: 'open\nd: e\n", '2:4', OPEN],
    ["a: 'Cause we care\nb: c\n", '1:4', `${OPEN} If it is an apostrophe: "'Cause we care".`],
    ['a: [b, "c]\nd: e\n', '1:8', OPEN],
    ['a: b\nslogan:A small\nc: d\n', '2:1', 'put a space after the colon: slogan: A small'],
    ['a: !sampleLantern\n', '1:4', 'write "!sample" in lowercase letters, with a space after it.'],
    ['a: !Sample Lantern\n', '1:4', 'write "!sample" in lowercase letters, with a space after it.'],
    ['hero:\n  headline: A\n \u00a0subline: B\n', '3:2', SPACE],
    ['a: b\nslogan:\u00a0A small\nc: d\n', '2:1', SPACE],
    ['a:\n  b:\u00a0c\n  d: e\n', '2:3', SPACE],
    ['a:\n  - days: b\n  – days: c\n', '3:3', DASH],
    ['a:\n  – days: b\n    open: c\n  - days: d\n', '2:3', DASH],
    [
      'a: “Plain: spoken”\n',
      '1:4',
      'there is a second colon here, and curly quotes are a part of the text. Put straight quotes (") around the whole text.',
    ],
    ['a:\n\tb: 1\n', '2:1', 'this line begins with a tab. Put 2 spaces for each level instead.'],
    ['a: b\nlead: Note: x\n', '2:7', COLON],
    ['lead: Note: x\n  more: y\n', '1:7', COLON],
    ['a: b\nlead: !sample Note: x\n', '2:7', COLON],
    ['- a\n- !sample Note: x\n', '2:15', MARK],
    ['a: b\n!sample lead: x\n', '2:13', MARK],
    ['text: Fresh\n  words: here\n', '2:3', COLUMN],
    ['slogan:\nA small\nb: c\n', '2:1', NO_KEY],
    ['x:\n  text: >-\n  Four reasons.\n  b: c\n', '3:3', below('>-')],
    ['x:\n  text: |\n  Four reasons.\n', '3:3', below('|')],
    [
      'x:\n  a: 1\n  b: 1\n  a: 2\n',
      '4:3',
      'this key appears twice in its group. If an entry of a list begins here, put "- " before it; otherwise remove one.',
    ],
    [
      'a: "\\q"\nb: Fair\n',
      '1:6',
      'unknown escape sequence. Check the indent (2 spaces a level), the quotes and the colons around this place.',
    ],
  ])('%j', (text, place, remedy) => {
    expect(parseSource('content/x.yaml', text).problems).toEqual([
      { where: `content/x.yaml:${place}`, message: `This cannot be read: ${remedy}` },
    ]);
  });

  it.each(['a: *b\n', 'a: &b [1]\nc: *b\n', 'a: &b x\nc: *b\n'])('%j', (text) => {
    expect(parseSource('content/x.yaml', text).problems.map(({ message }) => message)).toEqual([
      'A value that begins with "*" repeats another one in YAML. Put quotes around it: "*b".',
    ]);
  });
});
