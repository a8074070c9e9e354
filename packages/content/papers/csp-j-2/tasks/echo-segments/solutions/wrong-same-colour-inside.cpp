// fails-subtask: 1 WA, 2 WA, 3 WA, 4 Skipped
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string s;
    cin >> n >> s;
    long long answer = 0;
    int seen[26] = {0};
    for (int i = 0; i < n; i++) {
        answer += seen[s[i] - 'a'];
        seen[s[i] - 'a']++;
    }
    cout << answer << endl;
    return 0;
}
