/**
 * Default responses of automation services, according to their documentation or code (see the table in README.md), and
 * how to change them. The first pattern is meant that matches host and path of the endpoint.
 */
const ADVICE = [
  {
    service: 'Zapier',
    pattern: /(^|\.)zapier\.com/,
    advice:
      'A Zapier catch hook always answers {"status":"success"} and cannot be changed to answer otherwise, and it does not allow JSON from a browser of another site. Put a small function between the site and Zapier that passes the enquiry on and answers {"success":true}, or use a service that can.',
  },
  {
    service: 'Make',
    pattern: /(^|\.)make\.com|integromat\.com/,
    advice:
      'Make answers with the plain word "Accepted". Add the module "Webhook response" to the end of the scenario: status 200, body {"success":true}, and the headers Content-Type: application/json and Access-Control-Allow-Origin: {site}.',
  },
  {
    service: 'n8n',
    pattern: /n8n/,
    advice:
      'n8n answers {"message":"Workflow was started"}. In the Webhook node set "Respond" to "Using \'Respond to Webhook\' node", add that node with the JSON body {"success":true}, and under Options set "Allowed Origins (CORS)" to {site}. Switch the workflow on and use its Production URL: the Test URL works only once, while the n8n editor waits for it.',
  },
  {
    service: 'Pipedream',
    pattern: /pipedream\.net/,
    advice:
      'In Pipedream set the HTTP trigger to "Return a custom response from your workflow", and in a last code step call $.respond with status 200, the header Access-Control-Allow-Origin: {site} and the body {"success":true}.',
  },
  {
    service: 'Activepieces',
    pattern: /activepieces/,
    advice:
      'Activepieces answers {} at once. Use the address of the webhook that ends in /sync, and add the step "Return Response" with status 200, the JSON body {"success":true} and the header Access-Control-Allow-Origin: {site}.',
  },
  {
    service: 'Power Automate',
    pattern: /logic\.azure\.com|powerplatform\.com|powerautomate/,
    advice:
      'Power Automate answers 202 with an empty body. Set "Who can trigger the flow" to "Anyone", and add the action "Response" to the end of the flow: status 200, body {"success":true}, headers Content-Type: application/json and Access-Control-Allow-Origin: {site}.',
  },
  {
    service: 'Node-RED',
    pattern: /node-?red|:1880\//,
    advice:
      "Put httpNodeCors: { origin: '{site}', methods: 'POST' } and httpAdminRoot: '/editor' into settings.js, and have the flow answer with status 200 and {\"success\":true} once it has saved the enquiry. build/commands/endpoint/README.md has the whole flow, under \"Your own receiver\".",
  },
  {
    service: 'webhook',
    pattern: /:9000\/hooks\//,
    advice:
      'In the hook allow the methods POST and OPTIONS, set "include-command-output-in-response" to true and the response headers Access-Control-Allow-Origin: {site} and Access-Control-Allow-Headers: Content-Type, and have the command print {"success":true}. build/commands/endpoint/README.md has the whole hook, under "Your own receiver".',
  },
  {
    service: 'your service',
    pattern: /./,
    advice:
      'Have it answer every POST with status 200, the header Content-Type: application/json and the body {"success":true}; and every OPTIONS request with status 204. Both need the headers Access-Control-Allow-Origin: {site} and Access-Control-Allow-Headers: Content-Type.',
  },
];

/** The settings that the service behind an endpoint needs for a site. */
export function adviceFor({ host, pathname }: URL, siteOrigin: string): string {
  const known = ADVICE.find(({ pattern }) => pattern.test(`${host}${pathname}`));
  return `What to set in ${known?.service}: ${known?.advice.replaceAll('{site}', siteOrigin)}`;
}
