// fails-subtask: 4 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string s;
    cin >> n >> s;
    int answer = 0;
    int seen[26] = {0};
    int run = 0;
    for (int i = 0; i < n; i++) {
        run = i > 0 && s[i] == s[i - 1] ? run + 1 : 0;
        answer += seen[s[i] - 'a'] - run;
        seen[s[i] - 'a']++;
    }
    cout << answer << endl;
    return 0;
}
