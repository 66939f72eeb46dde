const script =
  'addEventListener("DOMContentLoaded",function(){location.replace(document.querySelector("a").getAttribute("href")+location.search+location.hash)})';

/** Whether a page was made here. */
export function isRedirectPage(html: string): boolean {
  return html.includes(script);
}

/**
 * A static page that leads elsewhere at once, keeping query and hash. The script is the same in every redirect
 * page (it reads its target from the page), so that a Content-Security-Policy can name it by one hash.
 * @param target address below the site's root, path prefix included
 */
export function redirectPage(target: string, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${siteUrl}${target}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<title>${target}</title>
</head>
<body>
<p><a href="${target}">${target}</a></p>
</body>
</html>
`;
}
