import { pick, type Random } from "../textChain";

const things = [
  "profile",
  "proxy",
  "folder",
  "cookie",
  "session",
  "workspace",
  "template",
  "extension",
  "tag",
  "script",
];
const actions = ["create", "list", "start", "stop", "update", "move", "copy", "check", "restore", "export"];
const fields = ["name", "folder_id", "browser_type", "os_type", "storage", "notes", "region", "timeout", "attempts"];

/** A fence with a sample that parses, of about eight to fourteen lines, and its own names and numbers. */
export function codeFence(language: "bash" | "powershell" | "python" | "json", random: Random): string {
  const [action, thing] = [pick(actions, random), pick(things, random)];
  const title = random() < 0.5 ? ` title="${action}_${thing}.${extensions[language]}"` : "";
  return ["```" + language + title, ...samples[language](action, thing, random), "```"].join("\n");
}

const extensions = { bash: "sh", powershell: "ps1", python: "py", json: "json" };

const samples: Record<keyof typeof extensions, (action: string, thing: string, random: Random) => string[]> = {
  bash: (action, thing, random) => [
    `# ${action} each ${thing} of a list`,
    `while read -r id; do`,
    `  printf 'Authorization: Bearer %s\\n' "$API_TOKEN" |`,
    `    curl --silent --fail --max-time ${number(random)} "$API_URL/v1/${thing}/${action}" --header @- \\`,
    `    --header "Content-Type: application/json" \\`,
    `    --data "{\\"${pick(fields, random)}\\": \\"$id\\"}"`,
    `  sleep ${number(random)}`,
    `done < ${thing}-ids.txt`,
  ],
  powershell: (action, thing, random) => [
    `$ids = Get-Content ${thing}-ids.txt`,
    `$headers = @{ Authorization = "Bearer $env:API_TOKEN" }`,
    "foreach ($id in $ids) {",
    `  $body = @{ ${pick(fields, random)} = $id; count = ${number(random)} } | ConvertTo-Json`,
    `  Invoke-RestMethod -Method Post -Uri "$env:API_URL/v1/${thing}/${action}" -Headers $headers -Body $body`,
    `  Start-Sleep -Seconds ${number(random)}`,
    "}",
  ],
  python: (action, thing, random) => [
    "import os",
    "import requests",
    "",
    `API = os.environ["API_URL"]`,
    `HEADERS = {"Authorization": f"Bearer {os.environ['API_TOKEN']}"}`,
    "",
    "",
    `def ${action}_${thing}(${thing}_id: str, attempts: int = ${number(random)}) -> dict:`,
    `    body = {"id": ${thing}_id, "${pick(fields, random)}": attempts}`,
    `    answer = requests.post(f"{API}/v1/${thing}/${action}", json=body, headers=HEADERS, timeout=${number(random)})`,
    "    answer.raise_for_status()",
    `    return answer.json()["data"]`,
  ],
  json: (action, thing, random) => [
    "{",
    `  "${thing}_id": "${Math.floor(random() * 2 ** 32).toString(16)}",`,
    `  "action": "${action}",`,
    `  "count": ${number(random)},`,
    `  "parameters": {`,
    ...fields.map((field, index) => `    "${field}": ${number(random)}${index < fields.length - 1 ? "," : ""}`),
    "  }",
    "}",
  ],
};

function number(random: Random): number {
  return 1 + Math.floor(random() * 99);
}
