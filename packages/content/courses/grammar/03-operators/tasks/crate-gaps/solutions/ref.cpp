#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int boxes = (n + k - 1) / k;
    cout << boxes << " " << boxes * k - n << endl;
    return 0;
}
