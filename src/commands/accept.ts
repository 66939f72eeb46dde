import { acceptTranslations } from "./acceptTranslations";

// `npm run translations:accept`: for all translations, or for those that are named.
for (const line of acceptTranslations(process.cwd(), process.argv.slice(2))) console.log(line);
