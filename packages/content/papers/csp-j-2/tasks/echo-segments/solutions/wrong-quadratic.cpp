// fails-subtask: 3 TLE, 4 Skipped
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string s;
    cin >> n >> s;
    long long answer = 0;
    for (int l = 0; l < n; l++) {
        bool other = false;
        for (int r = l + 1; r < n; r++) {
            if (s[r] != s[l])
                other = true;
            else if (other)
                answer++;
        }
    }
    cout << answer << endl;
    return 0;
}
