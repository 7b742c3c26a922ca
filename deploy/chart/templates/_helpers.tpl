{{/* What every pod has. */}}
{{- define "amparo.pod" -}}
enableServiceLinks: false
automountServiceAccountToken: false
imagePullSecrets: {{ toJson .Values.image.pullSecrets }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* What every container has. */}}
{{- define "amparo.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "amparo.portalOrigins" -}}
"https://{{ join ",https://" .Values.hosts.portals }}"
{{- end }}

{{- define "amparo.metricsVariables" -}}
{{- if .Values.metrics.port }}
- { name: METRICS_HOST, value: 0.0.0.0 }
- { name: METRICS_PORT, value: "{{ .Values.metrics.port }}" }
{{- end }}
{{- end }}

{{- define "amparo.metricsPort" -}}
{{- if .Values.metrics.port }}
- { name: metrics, containerPort: {{ .Values.metrics.port }} }
{{- end }}
{{- end }}

{{- define "amparo.settings" -}}
{{- range $name, $value := . }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{/* Variables that name the files of those secrets that are used. */}}
{{- define "amparo.secretVariables" -}}
{{- range $key, $isUsed := . }}
{{- if $isUsed }}
- { name: {{ $key }}_FILE, value: /run/secrets/{{ $key }} }
{{- end }}
{{- end }}
{{- end }}

{{/* The files themselves. A list of no items would mean the whole secret. */}}
{{- define "amparo.secretVolume" -}}
{{- if has true (values .keys) -}}
- name: secrets
  secret:
    secretName: {{ .name }}
    items:
      {{- range $key, $isUsed := .keys }}
      {{- if $isUsed }}
      - { key: {{ $key }}, path: {{ $key }} }
      {{- end }}
      {{- end }}
{{- else -}}
- { name: secrets, emptyDir: {} }
{{- end }}
{{- end }}

{{/* What API and worker have in common. */}}
{{- define "amparo.apiVariables" -}}
- { name: NODE_ENV, value: production }
- { name: HOST, value: 0.0.0.0 }
- { name: AMPARO_DATA, value: /data }
- { name: AMPARO_DRAIN_SECONDS, value: "{{ .Values.drainSeconds }}" }
- { name: AMPARO_PROXIES, value: "{{ .Values.proxies }}" }
- { name: AMPARO_WITHOUT, value: "{{ join "," .Values.without }}" }
- { name: STRIPE_THROUGH_VAULT, value: "{{ not (has "payments" .Values.without) }}" }
- { name: DATABASE_MIGRATIONS, value: expect }
- { name: PORTAL_ORIGINS, value: {{ include "amparo.portalOrigins" . }} }
- { name: VAULT_INTERNAL_ORIGIN, value: http://amparo-vault:4002 }
{{- include "amparo.metricsVariables" . }}
{{- include "amparo.secretVariables" .Values.secrets.api.keys }}
{{- include "amparo.settings" .Values.api.settings }}
{{- end }}

{{/* Rules that let pods reach places of values.yaml. To reach everything never means the processor, the vault's database or the machine's own addresses. */}}
{{- define "amparo.egress" -}}
{{- $closed := concat .network.paymentProcessor (list .network.vaultDatabase "169.254.0.0/16") }}
{{- range .places }}
- to:
    {{- if .cidr }}
    - ipBlock:
        cidr: {{ .cidr }}
        {{- if eq .cidr "0.0.0.0/0" }}
        except: {{ toJson (concat (default (list) .except) $closed) }}
        {{- else }}
        except: {{ toJson (default (list) .except) }}
        {{- end }}
    {{- else }}
    - namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: {{ .namespace }} } }
      podSelector: { matchLabels: {{ toJson (default (dict) .pods) }} }
    {{- end }}
  ports:
    {{- range .ports }}
    - { port: {{ . }} }
    {{- end }}
{{- end }}
{{- end }}

{{/* A pod that backs up or restores the database of API or vault, the API's with the bucket's files. */}}
{{- define "amparo.backupPod" -}}
{{- $secret := index .root.Values.secrets .part }}
{{- $keys := pick $secret.keys "DATABASE_URL" "VAULT_DATABASE_URL" "S3_ACCESS_KEY_ID" "S3_SECRET_ACCESS_KEY" -}}
metadata:
  labels: { app: amparo-backup-{{ .part }} }
spec:
  {{- include "amparo.pod" .root | nindent 2 }}
  {{- if eq .part "api" }}
  serviceAccountName: {{ .root.Values.serviceAccounts.api.name }}
  {{- end }}
  restartPolicy: Never
  containers:
    - name: backup
      {{- include "amparo.container" .root | nindent 6 }}
      args: {{ toJson (concat (list "apps/api/src/commands/backup.ts") .args (list "--only" .part)) }}
      env:
        - { name: NODE_ENV, value: production }
        - { name: AMPARO_DATA, value: /data }
        - { name: BACKUP_FOLDER, value: /backups }
        - { name: BACKUP_KEY_FILE, value: /run/backup/BACKUP_KEY }
        {{- include "amparo.secretVariables" $keys | nindent 8 }}
        {{- if eq .part "api" }}
        {{- include "amparo.settings" .root.Values.api.settings | nindent 8 }}
        {{- end }}
      resources:
        requests: { cpu: 100m, memory: 256Mi }
        limits: { memory: 768Mi }
      volumeMounts:
        - { name: temporary, mountPath: /tmp }
        - { name: temporary, mountPath: /data }
        - { name: backups, mountPath: /backups }
        - { name: secrets, mountPath: /run/secrets, readOnly: true }
        - { name: key, mountPath: /run/backup, readOnly: true }
  volumes:
    - { name: temporary, emptyDir: { sizeLimit: 1Gi } }
    - { name: backups, persistentVolumeClaim: { claimName: {{ .root.Values.backup.claim }} } }
    - { name: key, secret: { secretName: {{ .root.Values.backup.secret }}, items: [{ key: BACKUP_KEY, path: BACKUP_KEY }] } }
    {{- include "amparo.secretVolume" (dict "name" $secret.name "keys" $keys) | nindent 4 }}
{{- end }}
